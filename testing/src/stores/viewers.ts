import type { Viewer } from '@waybook/contract'

export const gameMasterViewer: Viewer = { userId: 'gm', role: 'gameMaster', characterId: null }

export function playerViewer(characterId: string | null): Viewer {
  return { userId: `player of ${characterId}`, role: 'player', characterId }
}
