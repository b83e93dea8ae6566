import type { Insertable, Selectable } from 'kysely'

import type { Actor, LoggedChange } from './change.ts'
import type { CampaignTables } from './database.ts'
import { fromJson, toJson } from './statement/columns.ts'
import { insertInto } from './statement/lists.ts'
import { prepared } from './statement/prepared.ts'
import type { Tables } from './tables.ts'

export const changeColumns = ['seq', 'at', 'actor', 'audience', 'operation', 'subject', 'payload'] as const

/**
 * Takes the campaign's lock in a transaction and returns the sequence number of its first change. No other transaction can take the lock
 * until this one ends. Therefore numbers are committed in order, a rollback releases them, and readers never skip one.
 */
export async function lockChangeLog({ db, campaign }: CampaignTables): Promise<number> {
  const [counter] = await countOne(db, { campaign })
  if (!counter) throw new Error('The change counter returned no number')
  return counter.seq
}

/** Counts one change while taking the lock. The usual transaction has one change and needs no further statement. */
const countOne = prepared((db, { campaign }: { readonly campaign: string }) =>
  db
    .insertInto('changeCounter')
    .values({ campaign, seq: 1 })
    .onConflict((conflict) =>
      conflict.column('campaign').doUpdateSet(({ eb }) => ({ seq: eb('changeCounter.seq', '+', 1) })),
    )
    .returning('seq'),
)

/** Appends changes numbered from `first`, the result of `lockChangeLog`. Must be the last step of the transaction. */
export async function appendChanges(
  { db, campaign }: CampaignTables,
  first: number,
  changes: readonly LoggedChange[],
): Promise<void> {
  const rows = changes.map(({ payload, ...change }) => ({ campaign, ...change, payload: toJson(payload) }))
  const [row, ...more] = rows
  if (row && more.length === 0) return void (await insertChange(db, row))
  await setCounter(db, { campaign, seq: first + rows.length - 1 })
  await insertInto(db, 'change', rows)
}

const setCounter = prepared((db, { campaign, seq }: { readonly campaign: string; readonly seq: number }) =>
  db.updateTable('changeCounter').set({ seq }).where('campaign', '=', campaign),
)

const insertChange = prepared(
  (db, { campaign, seq, at, actor, audience, operation, subject, payload }: Insertable<Tables['change']>) =>
    db.insertInto('change').values({ campaign, seq, at, actor, audience, operation, subject, payload }),
)

export async function readChanges(
  { db, campaign }: CampaignTables,
  since: number,
  limit: number,
): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('seq', '>', since)
    .select(changeColumns)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(toLoggedChange)
}

/** The newest changes by one actor with the given operations, in chronological order. */
export async function readChangesBy(
  { db, campaign }: CampaignTables,
  {
    actor,
    operations,
    newest,
  }: { readonly actor: Actor; readonly operations: readonly string[]; readonly newest: number },
): Promise<LoggedChange[]> {
  // One query per operation, because SQLite would scan the whole log in a query for all of them.
  const ofEach = operations.map((operation) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('change')
          .where('campaign', '=', campaign)
          .where('actor', '=', actor)
          .where('operation', '=', operation)
          .select(changeColumns)
          .orderBy('seq', 'desc')
          .limit(newest)
          .as('newest'),
      )
      .selectAll(),
  )
  const rows = await ofEach
    .reduce((all, one) => all.unionAll(one))
    .orderBy('seq', 'desc')
    .limit(newest)
    .execute()
  return rows.toReversed().map(toLoggedChange)
}

/** The changes after `since` with the given operations, in chronological order. */
export async function readChangesOf(
  { db, campaign }: CampaignTables,
  operations: readonly string[],
  since: number,
): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('seq', '>', since)
    .where('operation', 'in', operations)
    .select(changeColumns)
    .orderBy('seq')
    .execute()
  return rows.map(toLoggedChange)
}

export function toLoggedChange({ payload, ...change }: Omit<Selectable<Tables['change']>, 'campaign'>): LoggedChange {
  return { ...change, payload: fromJson(payload) }
}

/** The number of the newest change. 0 before the first one. */
export async function newestSeq({ db, campaign }: CampaignTables): Promise<number> {
  const [row] = await readCounter(db, { campaign })
  return row?.seq ?? 0
}

const readCounter = prepared((db, { campaign }: { readonly campaign: string }) =>
  db.selectFrom('changeCounter').where('campaign', '=', campaign).select('seq'),
)

/** The changes to keep: the `newest` ones, and those not older than `since` (milliseconds since 1970). */
export interface ChangeRetention {
  readonly newest: number
  readonly since: number
}

export async function deleteOldChanges(tables: CampaignTables, { newest, since }: ChangeRetention): Promise<void> {
  await tables.db
    .deleteFrom('change')
    .where('campaign', '=', tables.campaign)
    .where('seq', '<=', (await newestSeq(tables)) - newest)
    .where('at', '<', since)
    .execute()
}
