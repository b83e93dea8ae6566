import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'

import { HEARTBEAT_INTERVAL_MS, LIVE_PATH, LIVE_PROTOCOL, liveCloseCodes } from '@waybook/contract'
import {
  buildApp,
  CallLimits,
  inProcessImageProcessor,
  noBus,
  noDiceSimulator,
  noImageService,
  noRestores,
  openBackups,
  openCampaignHosts,
  openImportFolders,
  openMemoryBlobs,
  openOutgoingRequests,
  openPushKeys,
  openQueryService,
  openSealer,
  openSqliteStore,
  openUploadStaging,
  PicturePreparation,
  type AppServices,
} from '@waybook/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import { HOME } from '../../world/auth/auth-app.ts'
import { bearing, openClerkHarness, tokenOf } from '../../world/auth/clerk-harness.ts'

const TOKEN_LIVES_MS = 60_000
const SKEW_MS = 5000

let close: () => Promise<void>
let address: string
const neverAsked = () => expect.unreachable('no backup is made here')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  const harness = await openClerkHarness()
  const store = await openSqliteStore({ file: ':memory:', now: Date.now })
  const pictures = {
    blobs: openMemoryBlobs(),
    imageProcessor: inProcessImageProcessor,
    uploadStaging: openUploadStaging(path.join(os.tmpdir(), `waybook-arriving-${randomUUID()}`)),
  }
  const services: AppServices = {
    ...pictures,
    preparation: new PicturePreparation(pictures),
    store,
    bus: noBus,
    auth: harness.signIn,
    backups: openBackups({ kept: os.tmpdir(), packing: os.tmpdir(), source: neverAsked }),
    restores: noRestores,
    importFolders: openImportFolders(os.tmpdir()),
    diskSpace: { freeBytes: async () => await Promise.resolve(Infinity) },
    addedPicturesMaxBytes: Infinity,
    imageService: noImageService,
    diceSimulator: noDiceSimulator,
    queryService: openQueryService(),
    campaignId: 'dam3',
    campaignHosts: openCampaignHosts({
      campaigns: store.campaigns,
      defaultCampaign: 'dam3',
      mainOrigin: HOME,
      origins: () => [HOME],
    }),
    callLimits: new CallLimits({}),
    apiKey: null,
    metricsKey: null,
    shareKey: new Uint8Array(32),
    webDir: null,
    secure: false,
    trustProxy: [],
    publicSettings: {},
    sealer: openSealer('a secret'),
    outgoing: openOutgoingRequests([]),
    mailer: null,
    pushKeys: openPushKeys(store, openSealer('a secret'), 'dam3'),
    pushSubject: 'mailto:host@waybook.test',
    logLevel: 'silent',
  }
  const app = await buildApp(services)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => {
    await app.close()
    await Promise.all([services.store.close(), services.queryService.close(), harness.close()])
  }
})
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

async function connected(token: string): Promise<WebSocket> {
  const url = address.replace('http', 'ws') + LIVE_PATH
  const socket = new WebSocket(url, [LIVE_PROTOCOL, token], { origin: HOME })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  await received(socket)
  return socket
}

/** Resolves when the server has processed all messages sent so far. */
async function received(socket: WebSocket): Promise<void> {
  socket.ping()
  await once(socket, 'pong')
}

const say = (socket: WebSocket, token: string) => socket.send(JSON.stringify({ type: 'proof', token }))
const closing = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number

test('[SIG-65] a connection with an expired token is closed, and one that sent a newer token is not', async () => {
  const [silent, speaking] = [await connected(tokenOf()), await connected(tokenOf())]
  expect(speaking.protocol).toBe(LIVE_PROTOCOL)
  vi.setSystemTime(Date.now() + TOKEN_LIVES_MS + SKEW_MS)
  say(speaking, tokenOf())
  await received(speaking)
  const cut = closing(silent)
  vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)
  expect(await cut).toBe(liveCloseCodes.signedOut)
  await received(speaking)
  expect(speaking.readyState).toBe(WebSocket.OPEN)
})

test('[SIG-65] a connection cannot be taken over by another user', async () => {
  const socket = await connected(tokenOf())
  say(socket, tokenOf({ sub: 'user_maren', sid: 'sess_maren' }))
  await received(socket)
  const cut = closing(socket)
  vi.advanceTimersByTime(HEARTBEAT_INTERVAL_MS)
  expect(await cut).toBe(liveCloseCodes.anotherViewer)
})

test('[SIG-22] signing out closes the session’s connections immediately', async () => {
  const token = tokenOf()
  const cut = closing(await connected(token))
  const headers = { ...bearing(token), origin: HOME }
  await fetch(`${address}/api/auth/sign-out`, { method: 'POST', headers })
  expect(await cut).toBe(liveCloseCodes.signedOut)
  expect((await fetch(`${address}/api/me`, { headers })).status).toBe(401)
})

test('[SIG-65] nobody connects without a token', async () => {
  const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, { origin: HOME })
  const [request, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  expect(request).toBeDefined()
  expect(response.statusCode).toBe(401)
})

test('[SIG-66] pages may send requests to Clerk, but load scripts only from here', async () => {
  const { headers } = await fetch(`${address}/api/health`)
  const policy = headers.get('content-security-policy')?.split(';') ?? []
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self' https://clerk.play.example",
      "frame-ancestors 'none'",
    ]),
  )
})
