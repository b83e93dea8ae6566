import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { HEARTBEAT_INTERVAL_MS, liveCloseCodes } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { ACCOUNTS_FILE, ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, isBeat, listening, refusal, welcomed, type LiveClient } from './live-client.ts'

const PLAYER = { role: 'player' } as const
/** Standard close codes of WebSocket. */
const [POLICY, CUT, TOO_BIG, RESTART] = [1008, 1006, 1009, 1012]

let folder: string
let testServer: TestServer
let address: string
let cookie: string
beforeAll(async () => {
  // Time passes only when a test advances it; the clock moves too, so that short-lived caches expire.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-live-'))
  testServer = await openTestServer(secretCampaign, { folder })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookie = await testServer.signIn({ ...PLAYER, characterId: 'characters/kessa-vane' })
})
afterAll(async () => {
  await testServer.close()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const beat = () => vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)

describe('a request for a connection', () => {
  it.each([
    ['a client that is not signed in', () => ({ origin: ORIGIN }), 401],
    ['a page of another site', () => ({ cookie, origin: 'https://evil.example' }), 403],
    ['a client without an origin', () => ({ cookie }), 403],
    ['another site (fetch metadata)', () => ({ cookie, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }), 403],
  ])('[LIV-7] from %s is refused before it is established', async (_who, headers, status) => {
    expect(await refusal(address, headers())).toBe(status)
  })

  it('[LIV-7] without an upgrade gets a 404', async () => {
    const { statusCode } = await testServer.app.inject({ url: '/api/live', headers: { cookie, origin: ORIGIN } })
    expect(statusCode).toBe(404)
  })

  it('[LIV-8] is accepted up to 64 times per account, and other accounts may still connect', async () => {
    const mine = await Promise.all(Array.from({ length: 64 }, async () => await connect(address, { cookie })))
    expect(await refusal(address, { cookie, origin: ORIGIN })).toBe(429)
    const other = await connect(address, { cookie: await testServer.signIn(PLAYER) })
    other.socket.close()
    mine[0]?.socket.close()
    await mine[0]?.closed
    const again = await connect(address, { cookie })
    for (const { socket } of [...mine, again]) socket.terminate()
  })
})

describe('a connection is closed', () => {
  it('[LIV-9] immediately when its session ends, and no other connection is closed', async () => {
    const leaving = await testServer.signIn(PLAYER)
    const [ending, other] = [
      await connect(address, { cookie: leaving, since: 0 }),
      await connect(address, { cookie, since: 0 }),
    ]
    const headers = { cookie: leaving, origin: ORIGIN }
    await testServer.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
    expect(await ending.closed).toBe(liveCloseCodes.signedOut)
    await other.until(welcomed)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  it.each([
    ['sends another message first', POLICY, ['{"type":"welcome"}']],
    ['sends invalid JSON', POLICY, ['hello']],
    ['says hello with an invalid number', POLICY, ['{"type":"hello","since":-1}']],
    ['says hello twice', POLICY, ['{"type":"hello","since":0}', '{"type":"hello","since":0}']],
    ['sends more than 64 KB', TOO_BIG, [`{"type":"hello","since":0,"x":"${'x'.repeat(65_536)}"}`]],
  ])('[LIV-10] when the browser %s', async (_what, code, message) => {
    const client = await connect(address, { cookie })
    for (const text of message) client.socket.send(text)
    expect(await client.closed).toBe(code)
  })

  it('[LIV-11] when the server stops, which waits neither for refused nor for unresponsive clients', async () => {
    const stopping = await openTestServer(secretCampaign)
    const there = await listening(stopping)
    await refusal(there, { origin: ORIGIN })
    const guest = { cookie: await stopping.signIn(PLAYER), since: 0 }
    const [client, deaf] = [await connect(there, guest), await connect(there, guest)]
    deaf.socket.pause()
    await stopping.app.close()
    expect(await client.closed).toBe(RESTART)
  })
})

describe('with every heartbeat', () => {
  const receives = async (client: LiveClient) =>
    await new Promise<void>((resolve) => client.socket.on('message', (data) => isBeat(data) && resolve()))

  it('[LIV-12] both sides check that the other is alive, and an unresponsive client is disconnected', async () => {
    const client = await connect(address, { cookie, since: 0 })
    await client.until(welcomed)
    const received = receives(client)
    beat()
    await received
    client.socket.pause()
    beat()
    beat()
    client.socket.resume()
    expect(await client.closed).toBe(CUT)
  })

  it('[LIV-9] a connection is closed if its account has another character', async () => {
    const client = await connect(address, { cookie, since: 0 })
    await client.until(welcomed)
    const accounts = new DatabaseSync(path.join(folder, ACCOUNTS_FILE))
    accounts.exec(`update membership set characterId = 'characters/odo-brandreth' where characterId is not null`)
    accounts.close()
    beat()
    expect(await client.closed).toBe(liveCloseCodes.anotherViewer)
  })
})
