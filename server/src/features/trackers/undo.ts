import { isDeepStrictEqual } from 'node:util'

import type { TableAction } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { findTracker, stateOf, type TrackerChange, type TrackerState } from './queries.ts'

type Sides = Pick<TrackerChange['payload'], 'before' | 'after'>

/** How the table's history takes a change to a clock or counter back. */
export interface TrackerUndoing {
  readonly kind: 'tracker'
  readonly trackerId: string
  readonly state: TrackerState | null
  readonly takesBack: number
  readonly action: TableAction
}

/** `null` if nothing of the change is left to undo. */
export async function trackerUndoing(
  tables: CampaignTables,
  { seq, payload }: LoggedChange<TrackerChange>,
  direction: 'undo' | 'redo',
): Promise<TrackerUndoing | null> {
  const { trackerId, before, after } = payload
  const found = await findTracker(tables, trackerId)
  const state = undoneTracker(payload, found && stateOf(found))
  if (state === undefined) return null
  const did = trackerAction(direction === 'undo' ? { before, after } : { before: after, after: before })
  const name = (after ?? before)?.name ?? ''
  return { kind: 'tracker', trackerId, state, takesBack: seq, action: { did, name } }
}

/** The state after undoing a change, or `undefined` if nothing of the change is left to undo. */
export function undoneTracker({ before, after }: Sides, now: TrackerState | null): TrackerState | null | undefined {
  if (before === null) return isDeepStrictEqual(now, after) ? null : undefined
  if (after === null) return now === null ? before : undefined
  if (now === null) return undefined
  const back = {
    ...now,
    name: left(before.name, after.name, now.name),
    value: left(before.value, after.value, now.value),
    maximum: left(before.maximum, after.maximum, now.maximum),
    audience: left(before.audience, after.audience, now.audience),
  }
  return isDeepStrictEqual(back, now) ? undefined : back
}

/** Reverts a value if it still is as the change left it; otherwise keeps the current one. */
function left<Value>(before: Value, after: Value, now: Value): Value {
  return isDeepStrictEqual(after, now) ? before : now
}

function trackerAction({ before, after }: Sides): TableAction['did'] {
  if (before === null) return 'addedTracker'
  return after === null ? 'removedTracker' : 'changedTracker'
}
