import { newestSeq } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import { readChangesByOthers, readChangesTo } from '#database/read-log.ts'

import type { ChangeRecord } from '../changes.ts'
import type { PageChange } from '../news-event.ts'

/** A visit ends after this long without a sign of the account. */
export const AWAY_MS = 2 * 3_600_000

/** The number of the change after which everything is new to an account; `null` if it never visited. `now`: milliseconds since 1970. */
export async function readNewSince(tables: CampaignTables, account: string, now: number): Promise<number | null> {
  const { db, campaign } = tables
  const visit = await db
    .selectFrom('visit')
    .where('campaign', '=', campaign)
    .where('account', '=', account)
    .select(['since', 'seenSeq', 'seenAt'])
    .executeTakeFirst()
  if (!visit) return null
  return visit.seenAt < now - AWAY_MS ? visit.seenSeq : visit.since
}

/** Changes by others that may be news to players, newest first. */
export async function readNews(
  tables: CampaignTables,
  query: Parameters<typeof readChangesByOthers>[1],
): Promise<ChangeRecord[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return (await readChangesByOthers(tables, query)) as ChangeRecord[]
}

/** Changes since a number that may have revealed pages to players, oldest first. */
export async function readOpenings(
  tables: CampaignTables,
  subjects: readonly string[],
  since: number,
): Promise<PageChange[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await readChangesTo(tables, {
    subjects,
    operations: ['setVisibility', 'write', 'import'],
    since,
  })) as PageChange[]
}

/**
 * Stores that an account is here now (milliseconds since 1970). If it was away for `AWAY_MS`, a new visit begins, and everything after the
 * last sign of it is new. This is one statement, so two devices that return together begin the same visit. `seen`: the number of the last
 * change that the user has dismissed. This is not logged as a change and needs no transaction.
 */
export async function noteVisit(
  tables: CampaignTables,
  account: string,
  { at, seen }: { readonly at: number; readonly seen: number | null },
): Promise<void> {
  const { db, campaign } = tables
  const newest = await newestSeq(tables)
  await db
    .insertInto('visit')
    .values({ campaign, account, since: newest, seenSeq: newest, seenAt: at })
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'account']).doUpdateSet((eb) => ({
        since: eb
          .case()
          .when('visit.seenAt', '<', at - AWAY_MS)
          .then(eb.ref('visit.seenSeq'))
          .else(eb.ref('visit.since'))
          .end(),
        seenSeq: eb.case().when('visit.seenSeq', '>', newest).then(eb.ref('visit.seenSeq')).else(newest).end(),
        seenAt: eb.case().when('visit.seenAt', '>', at).then(eb.ref('visit.seenAt')).else(at).end(),
      })),
    )
    .execute()
  if (seen === null) return
  const upTo = Math.min(seen, newest)
  await db
    .updateTable('visit')
    .set({ since: upTo })
    .where('campaign', '=', campaign)
    .where('account', '=', account)
    .where('since', '<', upTo)
    .execute()
}
