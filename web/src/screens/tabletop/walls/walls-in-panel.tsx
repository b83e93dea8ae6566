import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useSceneWalls } from './scene-walls.ts'

const WallSections = lazyPart(async () => (await import('./list/wall-sections.tsx')).WallSections, { inAdvance: false })

/** The lists of doors, lights and walls, if there are any. Their code loads with the first one. */
export function WallsInPanel() {
  const walls = useSceneWalls()
  const isGameMaster = useMe().may.includes('editTokens')
  return walls && isGameMaster && walls.walls.length + walls.lights.length > 0 ? <WallSections {...walls} /> : null
}
