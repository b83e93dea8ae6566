import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { openSqliteStore } from '@waybook/server'
import { newestSeq, deleteOldChanges } from '@waybook/server/database/change-log.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { CAMPAIGN_ID, RECORDS_FILE, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, upTo, welcomed } from './live-client.ts'

const KESSA = 'characters/kessa-vane'
const SECOND_MS = 1000
const LONG = Array.from({ length: 40 }, (_, index) => `${index} ${'weary '.repeat(32)}`)

let folder: string
let testServer: TestServer
let address: string
let cookie: string
beforeAll(async () => {
  // Time passes only when a test advances it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-live-'))
  testServer = await openTestServer(secretCampaign, { folder })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookie = await testServer.signIn({ role: 'gameMaster' })
})
afterAll(async () => {
  await testServer.close()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const records = () => testServer.services.store.records(CAMPAIGN_ID)
const hurt = async (times: number, conditions: (turn: number) => readonly string[] = () => []) =>
  await records().transaction({ actor: 'test' }, async (writes) => {
    for (let turn = 0; turn < times; turn += 1)
      await setDynamic(writes, KESSA, { hitpoints: turn % 12, conditions: conditions(turn) })
  })

it('[LIV-13] changes of another process are sent at the next poll, a second later', async () => {
  const importer = await openSqliteStore({ file: path.join(folder, RECORDS_FILE), now: Date.now })
  onTestFinished(async () => await importer.close())
  const since = await newestSeq(records())
  const client = await connect(address, { cookie, since })
  await client.until(welcomed)
  await importer
    .records(CAMPAIGN_ID)
    .transaction({ actor: 'else' }, async (writes) => await setDynamic(writes, KESSA, { strain: 2 }))
  vi.advanceTimersByTime(SECOND_MS)
  expect((await client.until(upTo(since + 1))).at(-1)).toMatchObject({ change: { kind: 'dynamic', strain: 2 } })
})

it('[LIV-5] a client that is more than 2000 changes behind must reload everything, even if it is connected', async () => {
  const since = await newestSeq(records())
  const live = await connect(address, { cookie, since })
  await live.until(welcomed)
  await hurt(2001)
  const seq = await newestSeq(records())
  expect(seq).toBe(since + 2001)
  const late = await connect(address, { cookie, since })
  for (const client of [live, late])
    expect((await client.until(upTo(seq))).filter(({ type }) => type !== 'welcome')).toEqual([{ type: 'reload', seq }])
  const nearer = await connect(address, { cookie, since: since + 1 })
  expect(await nearer.until(welcomed)).toHaveLength(2001)
})

it('[LIV-5] a client must reload everything if the changes it missed were removed from the log', async () => {
  await hurt(20)
  const seq = await newestSeq(records())
  await records().unlogged(async (tables) => await deleteOldChanges(tables, { newest: 10, since: Date.now() + 1000 }))
  const [within, before] = [
    await connect(address, { cookie, since: seq - 10 }),
    await connect(address, { cookie, since: seq - 11 }),
  ]
  expect(await within.until(welcomed)).toHaveLength(11)
  expect(await before.until((messages) => messages.length > 0)).toEqual([{ type: 'reload', seq }])
})

it('[LIV-14] a client that does not read is disconnected, and misses nothing on reconnecting', async () => {
  const since = await newestSeq(records())
  const deaf = await connect(address, { cookie, since })
  await deaf.until(welcomed)
  deaf.socket.pause()
  const { clients } = testServer.app.websocketServer
  const connected = clients.size
  // Far more than the server's queue for one browser and the system's own buffers hold.
  for (let round = 0; round < 6; round += 1) await hurt(300, (turn) => LONG.map((word) => `${word} ${round} ${turn}`))
  await expect.poll(() => clients.size).toBe(connected - 1)
  deaf.socket.resume()
  expect(await deaf.closed).toBe(1006)
  const numbers = (await deaf.until(() => true)).flatMap((message) => ('seq' in message ? [message.seq] : []))
  const known = numbers.at(-1) ?? since
  const seq = await newestSeq(records())
  expect(known).toBeLessThan(seq)
  const again = await connect(address, { cookie, since: known })
  expect(await again.until(welcomed)).toHaveLength(seq - known + 1)
})
