import { createHash } from 'node:crypto'

import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'

import { monotonicNow, type RateLimit } from '#runtime/rate-limiter.ts'

import type { AttemptLimiter, OpenLimiter } from './attempts.ts'

/** The number of attempts of a key in a window. Lost counts do no harm, so no backup contains them. */
type Tables = Readonly<
  Record<
    'attempt',
    {
      /** A hash, because keys contain e-mail addresses. */
      readonly key: string
      /** Milliseconds since 1970. */
      readonly endsAt: number
      readonly count: number
    }
  >
>

/** How long a server refuses a key again without a query. A flood of refused attempts must not reach the database. */
const REFUSAL_REMEMBERED_MS = 1000
const REFUSALS_MAX = 20_000
/** The number of ended windows that are removed when a new one begins. */
const REMOVED_AT_ONCE = 100

export async function createAttemptTable(db: Kysely<object>): Promise<void> {
  await sql`create table if not exists attempt (key text primary key, "endsAt" bigint not null, count integer not null)`.execute(
    db,
  )
  await sql`create index if not exists attempt_ends on attempt ("endsAt")`.execute(db)
}

/** Counts in a database, because all servers together must allow no more attempts than one. Times are from the database's clock. */
export function attemptsInPostgres(accounts: Kysely<object>, now: () => number = monotonicNow): OpenLimiter {
  const db = accounts.$extendTables<Tables>()
  return (name, limit) => {
    const refused = new LRUCache<string, number>({
      max: REFUSALS_MAX,
      ttl: REFUSAL_REMEMBERED_MS,
      // The library reads 0 as "no time".
      perf: { now: () => now() + 1 },
      ttlResolution: 0,
    })
    const hashOf = (key: string) => createHash('sha256').update(`${name}\n${key}`).digest('base64url')
    return {
      consume: async (given) => {
        const key = hashOf(given)
        const waitS = refused.get(key) ?? (await consume(db, key, limit))
        if (waitS > 0) refused.set(key, waitS, { noUpdateTTL: true })
        return waitS
      },
      refund: async (given) => {
        const key = hashOf(given)
        const one = db.updateTable('attempt').set(({ eb }) => ({ count: eb('count', '-', 1) }))
        await one.where('key', '=', key).where('count', '>', 0).execute()
        refused.delete(key)
      },
      reset: async (given) => {
        const key = hashOf(given)
        await db.deleteFrom('attempt').where('key', '=', key).execute()
        refused.delete(key)
      },
    } satisfies AttemptLimiter
  }
}

const databaseNow = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`

async function consume(db: Kysely<Tables>, key: string, { most, windowMs }: RateLimit): Promise<number> {
  // A window that ends too late began before the clock was set back.
  const isOpen = sql<boolean>`attempt."endsAt" > ${databaseNow} and attempt."endsAt" <= ${databaseNow} + ${windowMs}::bigint`
  const allowed = await db
    .insertInto('attempt')
    .values({ key, endsAt: sql`${databaseNow} + ${windowMs}::bigint`, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isOpen} then attempt.count + 1 else 1 end`,
          endsAt: sql`case when ${isOpen} then attempt."endsAt" else excluded."endsAt" end`,
        })
        .where(sql<boolean>`not (${isOpen}) or attempt.count < ${most}`),
    )
    .returning('count')
    .executeTakeFirst()
  if (allowed?.count === 1) await removeEnded(db)
  if (allowed) return 0
  const refused = await db
    .selectFrom('attempt')
    .where('key', '=', key)
    .select(sql<number>`"endsAt" - ${databaseNow}`.as('waitMs'))
    .executeTakeFirst()
  return Math.max(1, Math.ceil((refused?.waitMs ?? 0) / 1000))
}

/** Skips rows that another server is removing or counting, so neither waits for the other. */
async function removeEnded(db: Kysely<Tables>): Promise<void> {
  const ended = db.selectFrom('attempt').where('endsAt', '<=', databaseNow).select('key').limit(REMOVED_AT_ONCE)
  await db.deleteFrom('attempt').where('key', 'in', ended.forUpdate().skipLocked()).execute()
}
