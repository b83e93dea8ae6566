import type { TrackerContent } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

export interface TrackerState extends TrackerContent {
  /** The position in the list. */
  readonly place: number
}

export interface TrackerRecord extends TrackerState {
  readonly id: string
}

/** A clock or counter was added, changed or removed. The subject is `campaign`. */
export type TrackerChange = Change<
  'tracker',
  {
    readonly trackerId: string
    readonly before: TrackerState | null
    readonly after: TrackerState | null
    /** The number of the change that this one undoes. */
    readonly takesBack?: number | undefined
    /** Never set, because each clock changes alone. */
    readonly step?: undefined
  }
>

export async function readTrackers({ db, campaign }: CampaignTables): Promise<TrackerRecord[]> {
  const rows = await db
    .selectFrom('tracker')
    .where('campaign', '=', campaign)
    .select(['id', 'place', 'content'])
    .orderBy('place')
    .execute()
  return rows.map(({ id, place, content }) => ({ ...fromJson(content), id, place }))
}

export async function findTracker(tables: CampaignTables, id: string): Promise<TrackerRecord | null> {
  return (await readTrackers(tables)).find((tracker) => tracker.id === id) ?? null
}

/** Adds, changes or removes a clock or counter. `state`: `null` if it is removed. */
export async function putTracker(
  tx: CampaignTransaction,
  trackerId: string,
  state: TrackerState | null,
  takesBack?: number,
): Promise<void> {
  const { db, campaign } = tx
  const found = await findTracker(tx, trackerId)
  if (state) {
    const { place, ...content } = state
    const row = { place, content: toJson(content) }
    await db
      .insertInto('tracker')
      .values({ campaign, id: trackerId, ...row })
      .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(row))
      .execute()
  } else await db.deleteFrom('tracker').where('campaign', '=', campaign).where('id', '=', trackerId).execute()
  const payload = { trackerId, before: found && stateOf(found), after: state, takesBack }
  const isHidden = [found, state].every((one) => one === null || one.audience === 'gameMaster')
  const audience = isHidden ? 'gameMaster' : 'everyone'
  const change: TrackerChange = { audience, operation: 'tracker', subject: 'campaign', payload }
  tx.log(change)
}

export function stateOf({ id: _id, ...state }: TrackerRecord): TrackerState {
  return state
}
