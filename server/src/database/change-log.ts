import type { Insertable } from 'kysely'

import type { CampaignTables } from './campaign-tables.ts'
import type { Actor, Change, ChangeRecord } from './change-record.ts'
import { insertInto } from './statement/insert-into.ts'
import { fromJson, toJson } from './statement/json-column.ts'
import { prepared } from './statement/prepared.ts'
import type { Tables } from './tables.ts'

/** Who did it, and when, in milliseconds since 1970. */
export interface Deed {
  readonly actor: Actor
  readonly at: number
  /** Told what was noted; it counts once the transaction is committed. */
  readonly noted?: (changes: readonly ChangeRecord[]) => void
}

export const changeColumns = ['seq', 'at', 'actor', 'audience', 'operation', 'subject', 'payload'] as const

/**
 * Notes changes within the transaction that made them, as its last step. The counter's row stays locked until the commit, so numbers
 * are committed in their order, and a transaction that rolls back gives its numbers back: no reader ever passes over one. Answers the number of the first.
 */
export async function noteChanges(
  { db, campaign }: CampaignTables,
  { actor, at, noted }: Deed,
  changes: readonly Change[],
): Promise<number> {
  const [counted] = await count(db, { campaign, by: changes.length })
  if (!counted) throw new Error('The change counter gave no number')
  const first = counted.seq - changes.length + 1
  const records = changes.map((change, index): ChangeRecord => ({ ...change, seq: first + index, actor, at }))
  const rows = records.map(({ payload, ...change }) => ({ campaign, ...change, payload: toJson(payload) }))
  const [row, ...more] = rows
  if (row && more.length === 0) await insertChange(db, row)
  else await insertInto(db, 'change', rows)
  noted?.(records)
  return first
}

const count = prepared((db, { campaign, by }: { readonly campaign: string; readonly by: number }) =>
  db
    .insertInto('changeCounter')
    .values({ campaign, seq: by })
    .onConflict((conflict) =>
      conflict.column('campaign').doUpdateSet(({ eb }) => ({ seq: eb('changeCounter.seq', '+', by) })),
    )
    .returning('seq'),
)

const insertChange = prepared(
  (db, { campaign, seq, at, actor, audience, operation, subject, payload }: Insertable<Tables['change']>) =>
    db.insertInto('change').values({ campaign, seq, at, actor, audience, operation, subject, payload }),
)

export async function readChanges(
  { db, campaign }: CampaignTables,
  since: number,
  limit: number,
): Promise<ChangeRecord[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('seq', '>', since)
    .select(changeColumns)
    .orderBy('seq')
    .limit(limit)
    .execute()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were noted together
  return rows.map((row) => ({ ...row, payload: fromJson(row.payload) }) as ChangeRecord)
}

export async function newestSeq({ db, campaign }: CampaignTables): Promise<number> {
  const [row] = await readCounter(db, { campaign })
  return row?.seq ?? 0
}

const readCounter = prepared((db, { campaign }: { readonly campaign: string }) =>
  db.selectFrom('changeCounter').where('campaign', '=', campaign).select('seq'),
)

export async function forgetChanges(
  tables: CampaignTables,
  { newest, since }: { readonly newest: number; readonly since: number },
): Promise<void> {
  await tables.db
    .deleteFrom('change')
    .where('campaign', '=', tables.campaign)
    .where('seq', '<=', (await newestSeq(tables)) - newest)
    .where('at', '<', since)
    .execute()
}
