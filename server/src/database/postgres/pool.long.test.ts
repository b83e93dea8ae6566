import { postgresProxy } from '@waybook/testing/stores/postgres-proxy.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import { storageFault } from '#runtime/storage-fault.ts'

import { postgresDialect } from './pool.ts'

const SILENCE_MAX_MS = 300
const CONNECTIONS_MAX = 3

async function open(mayBeSilent = () => false) {
  const proxy = await postgresProxy(await testPostgres())
  const db = new Kysely<object>({
    dialect: postgresDialect(proxy.url, 'waybook', {
      most: CONNECTIONS_MAX,
      silenceMaxMs: SILENCE_MAX_MS,
      mayBeSilent,
    }),
  })
  onTestFinished(async () => await db.destroy())
  const ask = async (seconds = 0) => {
    await sql`select pg_sleep(${seconds})`.execute(db)
    return 'answered'
  }
  return { proxy, db, ask }
}

const faultOf = async (work: Promise<unknown>) => await work.then(String, storageFault)

describe.skipIf(!hasTestPostgres)('a database that stops answering', () => {
  it('[STO-143] makes reads and transactions give up, and is used again when it answers', async () => {
    const { proxy, db, ask } = await open()
    await Promise.all([ask(), ask(), ask()])
    const transaction = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      proxy.silence()
      await sql`select 1`.execute(tx)
    })
    expect(await faultOf(transaction)).toBe('unreachable')
    expect(await Promise.all([faultOf(ask()), faultOf(ask())])).toEqual(['unreachable', 'unreachable'])
    proxy.restore()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered'])
  })

  it.each(['cut', 'silence'] as const)(
    '[STO-143] connections lost before their first statement leave the pool: %s',
    async (how) => {
      const { proxy, ask } = await open()
      for (let lost = 0; lost < CONNECTIONS_MAX; lost += 1) {
        proxy.failAt('search_path', how)
        expect(await faultOf(ask())).toBe('unreachable')
        proxy.restore()
      }
      expect(await ask()).toBe('answered')
    },
  )

  it('[STO-143] makes migrations wait, and idle connections stay open', async () => {
    const { db, ask } = await open(() => true)
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows
    const first = await pid()
    expect(await ask((3 * SILENCE_MAX_MS) / 1000)).toBe('answered')
    expect(await pid()).toEqual(first)
  })

  it('[STO-143] ends the transaction of a server that has been silent for a minute', async () => {
    const { db } = await open()
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db)
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  })
})
