import { Problem, WALL_PIECES_MAX } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'

import { readMap } from '../fog/read-map.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { readWallSet } from '../walls/read-walls.ts'
import { readSight } from './read-sight.ts'
import type { SceneSights } from './scene-sights.ts'
import { readMesh } from './sight-now.ts'

const TOO_FAR = 'These walls reach too far from the picture for tokens to see'

/**
 * Refuses a change after which the walls of a scene with sight would block it: players would see nothing. A scene that is blocked already,
 * by an import, may change in steps. Throws `MissingMesh`.
 */
export async function expectMesh(tx: CampaignTransaction, sceneId: string, sights: SceneSights): Promise<void> {
  const map = await readMap(tx, sceneId)
  const set = await readWallSet(tx, sceneId)
  if (!map?.fog?.byHand || !set || (await readSight(tx, sceneId)).blocked) return
  const layout = await readSceneGrid(tx, sceneId)
  const { looks, version } = await readMesh(tx, { ...map, fog: map.fog }, { set, sights, layout })
  if (looks) return
  const pieces = sights.piecesOf(version)
  throw new Problem('conflict', pieces === null ? TOO_FAR : tooManyPieces(pieces))
}

export function tooManyPieces(pieces: number): string {
  const [most, found] = [WALL_PIECES_MAX, pieces].map((count) => count.toLocaleString('en-US'))
  return `A scene with sight has at most ${most} pieces of wall. Where walls cross, they are divided; these would make ${found}.`
}
