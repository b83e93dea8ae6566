import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { LIVE_PATH } from '@waybook/contract'
import { WebSocket } from 'ws'
import * as z from 'zod'

import { openTestServer, type TestServer } from './test-server.ts'

const part = z.object({ role: z.enum(['gameMaster', 'player']), characterId: z.string().optional() })

/** The request of a screen test before it opens a page. */
const opening = z.object({ files: z.record(z.string(), z.string()), as: part.nullable() })

/** A call by a user other than the page's. */
const otherCall = z.object({ as: part, operation: z.string(), params: z.record(z.string(), z.unknown()) })

/** Another user who has the editor of an entity open. */
const otherEditor = z.object({ as: part, entityId: z.string() })

const SERVER_COOKIE = 'test-server'

interface ViteServer {
  readonly middlewares: {
    use: (handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown
  }
  /** `null` if Vite runs in middleware mode. */
  readonly httpServer: {
    on: (event: 'upgrade', handler: (request: IncomingMessage, socket: Duplex, head: Buffer) => void) => unknown
  } | null
}

/**
 * A Vite plugin that provides test servers for the pages of screen tests. `POST /test-server/open` starts a new server and signs in; all
 * requests below /api and /pictures, including those of displays, and the live connection then go to the server named by the page's cookie,
 * until the page opens another one or closes it with `POST /test-server/close`. `POST /test-server/join` creates another account on it, `POST /test-server/call`
 * calls an operation as another user, `POST /test-server/edit` opens the editor of an entity as another user, and `POST /test-server/fail` closes its
 * store, which makes further requests fail as with a broken disk.
 */
export function screenTestServers() {
  const testServers = new Map<string, TestServer>()
  const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const url = request.url ?? '/'
    const name = cookieOf(request) ?? ''
    const current = testServers.get(name)
    if (url === '/test-server/open' || url === '/test-server/close') {
      testServers.delete(name)
      await current?.close()
    }
    if (url === '/test-server/open') await open(testServers, request, response)
    else if (url === '/test-server/close') response.end()
    else if (url === '/test-server/join') await join(current, request, response)
    else if (url === '/test-server/call') await callAs(current, request, response)
    else if (url === '/test-server/edit' && current) await openEditor(current, request, response)
    else if (url === '/test-server/fail') await fail(current, response)
    else if (/^(\/display)?\/(api|pictures)\//.test(url) && current) await play(current, request, response)
    else next()
  }
  return {
    name: 'waybook-screen-test-servers',
    configureServer: (server: ViteServer) => {
      server.httpServer?.on('upgrade', (request, socket, head) => {
        if (/^(\/display)?\/api\//.test(request.url ?? ''))
          testServers.get(cookieOf(request) ?? '')?.app.server.emit('upgrade', request, socket, head)
      })
      server.middlewares.use((request, response, next) => {
        handle(request, response, next).catch((error: unknown) => {
          response.statusCode = 500
          response.end(String(error))
        })
      })
    },
  }
}

/** A mail server that accepts every mail and delivers none. */
const droppingMailer = { send: async () => await Promise.resolve({ is: 'sent' as const }) }

async function open(
  testServers: Map<string, TestServer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { files, as } = opening.parse(JSON.parse((await buffer(request)).toString()))
  const origins = [request.headers.origin ?? '']
  const testServer = await openTestServer(files, { origins, ownAccounts: true, mailer: droppingMailer })
  const name = randomUUID()
  testServers.set(name, testServer)
  const session = as ? await testServer.signIn(as) : 'waybook.session='
  response.setHeader('set-cookie', [
    `${SERVER_COOKIE}=${name}; Path=/`,
    ...session.split('; ').map((one) => `${one}; Path=/; HttpOnly`),
  ])
  response.end()
}

async function join(
  testServer: TestServer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await testServer?.signIn(part.parse(JSON.parse((await buffer(request)).toString())))
  response.end()
}

async function callAs(
  testServer: TestServer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { as, ...payload } = otherCall.parse(JSON.parse((await buffer(request)).toString()))
  const cookie = testServer && (await sessionOf(testServer, as))
  const headers = { cookie, origin: request.headers.origin }
  const answer = await testServer?.app.inject({ method: 'POST', url: '/api/query', headers, payload })
  response.statusCode = answer?.statusCode ?? 500
  response.end(answer?.body)
}

const sessions = new WeakMap<TestServer, Map<string, Promise<string>>>()

/** The session of another user, who signs in only once, because a sign-in takes longer than most calls. */
async function sessionOf(testServer: TestServer, as: z.infer<typeof part>): Promise<string> {
  const known = sessions.get(testServer) ?? new Map<string, Promise<string>>()
  const key = JSON.stringify(as)
  const session = known.get(key) ?? testServer.signIn(as)
  sessions.set(testServer, known.set(key, session))
  return await session
}

/** The connection is closed with the server. */
async function openEditor(
  { app, signIn }: TestServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { as, entityId } = otherEditor.parse(JSON.parse((await buffer(request)).toString()))
  const headers = { cookie: await signIn(as), origin: request.headers.origin }
  const address = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, { headers })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', since: null }))
  // Messages before the welcome are dropped.
  await once(socket, 'message')
  socket.send(JSON.stringify({ type: 'writing', entityIds: [entityId] }))
  response.end()
}

async function fail(testServer: TestServer | undefined, response: ServerResponse): Promise<void> {
  await testServer?.services.store.close()
  response.end()
}

async function play({ app }: TestServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const payload = await buffer(request)
  const answer = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(payload.length > 0 ? { payload } : {}),
  })
  response.statusCode = answer.statusCode
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value)
  response.end(answer.rawPayload)
}

function cookieOf(request: IncomingMessage): string | undefined {
  const cookies = request.headers.cookie?.split('; ') ?? []
  return cookies.find((cookie) => cookie.startsWith(`${SERVER_COOKIE}=`))?.slice(SERVER_COOKIE.length + 1)
}
