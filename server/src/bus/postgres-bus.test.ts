import { postgresProxy } from '@waybook/testing/stores/postgres-proxy.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'

import { describeBus } from './bus.contract.ts'
import { openPostgresBus } from './postgres-bus.ts'

async function openForTest(url: string) {
  const bus = await openPostgresBus({ url })
  onTestFinished(async () => await bus.close())
  return bus
}

describe.skipIf(!hasTestPostgres)('LISTEN and NOTIFY', () => {
  describeBus('over PostgreSQL', async () => {
    const { url, cut, restore } = await postgresProxy(await testPostgres())
    return { open: async () => await openPostgresBus({ url }), cut, restore }
  })

  it('[LIV-101] a server reconnects if the database terminates its connection', async () => {
    const url = await testPostgres()
    const [one, other] = [await openForTest(url), await openForTest(url)]
    const [heard, gaps]: [unknown[], string[]] = [[], []]
    other.subscribe('color', (message) => void heard.push(message))
    one.onGap(() => void gaps.push('one'))
    other.onGap(() => void gaps.push('other'))
    for (let round = 1; round <= 3; round += 1) {
      await terminateAll(url)
      await expect.poll(() => new Set(gaps)).toEqual(new Set(['one', 'other']))
      one.publish('color', round)
      await expect.poll(() => heard.at(-1)).toBe(round)
      gaps.length = 0
    }
  })

  it('[LIV-101] a server that could not send notifies the others, whose connections were not lost', async () => {
    const database = await postgresProxy(await testPostgres())
    const [one, other] = [await openForTest(database.url), await openForTest(database.direct)]
    let gaps = 0
    other.onGap(() => void (gaps += 1))
    const heard: unknown[] = []
    other.subscribe('color', (message) => void heard.push(message))
    one.publish('color', 'before')
    await expect.poll(() => heard).toEqual(['before'])
    database.cut()
    one.publish('color', 'lost')
    // By the third attempt to reconnect, the message should have been sent.
    await expect.poll(() => database.refused()).toBeGreaterThan(2)
    database.restore()
    await expect.poll(() => gaps).toBe(1)
    expect(heard).toEqual(['before'])
  })

  it('[LIV-101] notifications of other programs are ignored', async () => {
    const url = await testPostgres()
    const [one, other] = [await openForTest(url), await openForTest(url)]
    const heard: unknown[] = []
    other.subscribe('color', (message) => void heard.push(message))
    for (const payload of [
      '',
      'not JSON',
      '{}',
      '{"from":1,"number":"x","messages":[]}',
      '{"from":"a","number":1,"messages":[[1]]}',
    ])
      await query(url, 'select pg_notify($1, $2)', ['waybook', payload])
    one.publish('color', 'red')
    await expect.poll(() => heard).toEqual(['red'])
  })

  it('[LIV-100] it does not open on an unreachable database', async () => {
    const { url, cut } = await postgresProxy(await testPostgres())
    cut()
    await expect(openPostgresBus({ url })).rejects.toThrow('Connection terminated')
  })
})

async function terminateAll(url: string): Promise<void> {
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'waybook'`,
  )
}

async function query(url: string, statement: string, values: readonly string[] = []): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
}
