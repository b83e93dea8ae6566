import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { LIVE_PATH, liveRequest } from '@waybook/contract'
import { assert, asyncProperty, boolean, oneof, uint8Array, type Arbitrary } from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

import { secretCampaign } from '../access/secret-campaign.ts'
import { ORIGIN, openTestServer } from '../world/test-server.ts'
import { fromSchema } from './from-schema.ts'
import { brokenJson, hostileValue, writable } from './hostile.ts'
import { StoredRows } from './stored-rows.ts'

const LONG = Boolean(process.env['LONG'])
const MESSAGES = LONG ? 3000 : 200
const SEED = LONG ? {} : { seed: 20_261_121 }
/** Close codes for invalid UTF-8, refused and too long; never an error of the server. */
const REFUSED = [1007, 1008, 1009]

const message: Arbitrary<string | Uint8Array> = oneof(
  fromSchema(liveRequest, ['token', 'characters/kessa-vane']).map((text) => JSON.stringify(text)),
  hostileValue.map((value) => JSON.stringify(writable({ type: 'drag', tokenId: value, position: value, version: 1 }))),
  brokenJson,
  uint8Array({ maxLength: 100 }),
)

/** The code with which the connection is closed, or `null` if it is still open when the server has processed all messages. */
async function received(socket: WebSocket): Promise<unknown> {
  const closed = once(socket, 'close').then(([code]: unknown[]) => code)
  const stands = once(socket, 'pong').then(() => null)
  if (socket.readyState === socket.OPEN) socket.ping()
  return await Promise.race([closed, stands])
}

it(`[SEC-6] ${MESSAGES} hostile messages on the live connection close it or are ignored, and change no row`, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-fuzz-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const testServer = await openTestServer(secretCampaign, { folder })
  onTestFinished(async () => await testServer.close())
  const cookie = await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' })
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const rows = new StoredRows(folder)
  onTestFinished(() => rows.close())
  const before = rows.digest()
  const codes = new Set<unknown>()
  const withstands = asyncProperty(boolean(), message, async (greets, text) => {
    const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie, origin: ORIGIN } })
    await once(socket, 'open')
    if (greets) socket.send(JSON.stringify({ type: 'hello', since: null }))
    socket.send(text)
    const code = await received(socket)
    socket.terminate()
    codes.add(code)
    expect([null, ...REFUSED]).toContain(code)
    expect(rows.digest()).toBe(before)
  })
  await assert(withstands, { numRuns: MESSAGES, ...SEED })
  expect(codes).toContain(1008)
  expect(codes).toContain(null)
})
