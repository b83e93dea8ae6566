import { sql } from 'kysely'

import { changeColumns, toLoggedChange } from './change-log.ts'
import type { Actor, Audience, LoggedChange } from './change.ts'
import type { CampaignTables } from './database.ts'
import { listOf } from './statement/lists.ts'
import { unindexed } from './statement/unindexed.ts'

/** The operations that may be news. The query has them as literals, because the index `changeOfNews` does. */
export const NEWS = ['setVisibility', 'write', 'import', 'note', 'roll', 'dynamic', 'inventory', 'session'] as const

/** The audiences of changes that players never see if another user made them. */
const NOT_FOR_PLAYERS: readonly Audience[] = ['gameMaster', 'roller', 'rollerAndGameMaster', 'starterAndGameMaster']

interface NewsQuery {
  /** Only changes with a number after `since` and before `before`. */
  readonly since: number
  readonly before: number | null
  readonly limit: number
  /** The recipient, whose own changes are no news. */
  readonly but: Actor
}

/** The changes by others that may be news to players, newest first. */
export async function readChangesByOthers(
  { db, campaign }: CampaignTables,
  { since, before, limit, but }: NewsQuery,
): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('seq', '>', since)
    .$if(before !== null, (query) => query.where('seq', '<', before ?? 0))
    .where(sql<boolean>`operation in (${sql.join(NEWS.map((name) => sql.lit(name)))})`)
    .where('audience', 'not in', NOT_FOR_PLAYERS)
    .where('actor', '!=', but)
    // Among the many changes of hit points, only a new injury is news.
    .where((eb) => eb.or([eb('operation', '!=', 'dynamic'), eb('payload', 'like', '%"injured":%')]))
    .select(changeColumns)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toLoggedChange)
}

/** The changes to these subjects with these operations after `since`, oldest first. */
export async function readChangesTo(
  { db, campaign }: CampaignTables,
  {
    subjects,
    operations,
    since,
  }: { readonly subjects: readonly string[]; readonly operations: readonly string[]; readonly since: number },
): Promise<LoggedChange[]> {
  if (subjects.length === 0) return []
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('subject', 'in', listOf(db, subjects))
    .where('seq', '>', since)
    .where('operation', 'in', operations)
    .select(changeColumns)
    .orderBy('seq')
    .execute()
  return rows.map(toLoggedChange)
}

/** Selects changes of the log, newest first. Times are in milliseconds since 1970. */
export interface LogQuery {
  readonly before: number | null
  readonly limit: number
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly actor?: Actor | undefined
  /** All ids that an entity has had. */
  readonly subjects?: readonly string[] | undefined
  /** Omits changes with these operations. */
  readonly without: readonly string[]
}

/** The log for game masters, newest first. It omits private rolls. */
export async function readLogged(
  { db, campaign }: CampaignTables,
  { before, limit, from, until, actor, subjects, without }: LogQuery,
): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('audience', '!=', 'roller')
    .where('operation', 'not in', without)
    .$if(before !== null, (query) => query.where('seq', '<', before ?? 0))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(subjects !== undefined, (query) => query.where('subject', 'in', listOf(db, subjects ?? [])))
    .select(changeColumns)
    .orderBy(subjects === undefined ? 'seq' : unindexed(db, sql.ref('seq')), 'desc')
    .limit(limit)
    .execute()
  return rows.map(toLoggedChange)
}
