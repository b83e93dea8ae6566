import { encounterSides, type StoryPoints, type Viewer } from '@waybook/contract'

import type { WriteContext } from '../request-context.ts'
import type { StoredCheck } from './document.ts'
import { readStoryPoints, saveStoryPoints } from './story-point-queries.ts'
import { lastSpend, takeBack, type PointSpent, type StoryPool } from './story-pool.ts'

/** The story points as a viewer may see them. */
export function toStoryPoints(pool: StoryPool, viewer: Viewer): StoryPoints {
  const { players, gameMaster, version } = pool
  const last = lastSpend(pool, { check: null })
  return {
    players,
    gameMaster,
    version,
    last: last && {
      side: last.side,
      by: last.by,
      undoable: mayTakeBack(last, viewer) && takeBack(pool, last) !== null,
    },
  }
}

/** The game master may undo any spend, players their own. */
export function mayTakeBack({ byId }: PointSpent, { role, userId }: Viewer): boolean {
  return role === 'gameMaster' || byId === userId
}

/** Refunds the points that were spent on parts without a roll, if the other side still has them. */
export async function refundUnrolled({ records }: WriteContext, { id, document }: StoredCheck): Promise<void> {
  const before = await readStoryPoints(records)
  const unrolled = document.parts.filter(({ rolled }) => !rolled)
  const after = unrolled.reduce(
    (pool, { character }) =>
      encounterSides.reduce((rest, side) => {
        const spent = lastSpend(rest, { side, check: { checkId: id, character } })
        return (spent && takeBack(rest, spent)) ?? rest
      }, pool),
    before,
  )
  if (after !== before) await saveStoryPoints(records, after)
}
