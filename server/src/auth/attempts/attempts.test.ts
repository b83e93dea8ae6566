import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { postgresDialect } from '#database/postgres/pool.ts'

import { attemptsInPostgres, createAttemptTable } from './attempts-in-postgres.ts'
import { type AttemptsHarness, describeAttempts } from './attempts.contract.ts'
import { attemptsInMemory } from './attempts.ts'

const MINUTE_MS = 60_000
const LIMIT = { most: 3, windowMs: MINUTE_MS }

describeAttempts('in memory', async () => {
  let now = 0
  const advance = async (ms: number) => void (now += await Promise.resolve(ms))
  return await Promise.resolve({ open: attemptsInMemory(() => now), advance, close: async () => {} })
})

interface InPostgres extends AttemptsHarness {
  readonly url: string
  /** Moves the ends of all windows, as if the clock of the database had been changed. */
  readonly shift: (ms: number) => Promise<void>
  readonly windows: () => Promise<number>
}

async function openInPostgres(url: string): Promise<InPostgres> {
  const db = new Kysely<object>({ dialect: postgresDialect(url, 'waybook_accounts') })
  await sql`create schema if not exists waybook_accounts`.execute(db)
  await createAttemptTable(db)
  let now = 0
  const shift = async (ms: number) => void (await sql`update attempt set "endsAt" = "endsAt" - ${ms}`.execute(db))
  const windows = async () => (await sql`select 1 from attempt`.execute(db)).rows.length
  const advance = async (ms: number) => {
    now += ms
    await shift(ms)
  }
  return {
    url,
    open: attemptsInPostgres(db, () => now),
    advance,
    shift,
    windows,
    close: async () => await db.destroy(),
  }
}

describe.skipIf(!hasTestPostgres)('attempts in PostgreSQL', () => {
  describeAttempts('in PostgreSQL', async () => await openInPostgres(await testPostgres()))

  test('[SIG-110] two servers together allow as many attempts as one', async () => {
    const one = await openInPostgres(await testPostgres())
    const other = await openInPostgres(one.url)
    const servers = [one.open('account', LIMIT), other.open('account', LIMIT)]
    const waits = await Promise.all(
      Array.from({ length: 10 }, async (_, nth) => (await servers[nth % 2]?.consume('pia')) ?? 0),
    )
    expect(waits.filter((waitS) => waitS === 0)).toHaveLength(3)
    await Promise.all([one.close(), other.close()])
  })

  test('[SIG-110] a refusal is remembered for a second, which keeps a flood from the database', async () => {
    const one = await openInPostgres(await testPostgres())
    const [limiter, ofAnother] = [one.open('account', LIMIT), one.open('account', LIMIT)]
    for (let nth = 0; nth < 4; nth += 1) await limiter.consume('pia')
    await ofAnother.reset('pia')
    expect(await limiter.consume('pia')).toBeGreaterThan(0)
    await one.advance(1001)
    expect(await limiter.consume('pia')).toBe(0)
    await one.close()
  })

  test('[SIG-25] setting back the database clock does not prolong the wait', async () => {
    const { open, advance, shift, close } = await openInPostgres(await testPostgres())
    const limiter = open('account', LIMIT)
    for (let nth = 0; nth < 4; nth += 1) await limiter.consume('pia')
    await shift(-24 * 60 * MINUTE_MS)
    await advance(MINUTE_MS)
    expect(await limiter.consume('pia')).toBe(0)
    await close()
  })

  test('[SIG-110] ended windows are removed', async () => {
    const { open, advance, windows, close } = await openInPostgres(await testPostgres())
    const limiter = open('account', LIMIT)
    for (const key of ['pia', 'odo', 'kessa']) await limiter.consume(key)
    expect(await windows()).toBe(3)
    await advance(MINUTE_MS)
    await limiter.consume('bram')
    expect(await windows()).toBe(1)
    await close()
  })
})
