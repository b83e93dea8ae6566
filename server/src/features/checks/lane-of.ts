import type { Lane, Viewer } from '@waybook/contract'

/**
 * What a viewer is to a part, and so what they may change. A character that was given to another player takes its part along; one that nobody
 * plays leaves it to the game master.
 */
export function laneOf(viewer: Viewer, character: string): Lane {
  if (viewer.role === 'gameMaster') return 'gameMaster'
  return viewer.characterId === character ? 'player' : 'ally'
}
