import websocket from '@fastify/websocket'
import { LIVE_PATH, liveRequest, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'

import type { RollService } from '#features/dice/roll-service.ts'
import { Connection } from '#realtime/connection.ts'
import { Rooms } from '#realtime/rooms.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { siteOf } from '../campaign-hosts.ts'
import { identityOf } from '../guard.ts'
import { whatIsWrong } from '../limits/request-values.ts'
import { refuseCrossSite } from '../origin-check.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays } from './route-url.ts'

const MESSAGE_MAX_BYTES = 64 * 1024
/** Enough for several tabs on several devices. Limits the resources of one account. */
const CONNECTIONS_PER_ACCOUNT_MAX = 64
const HELLO_WITHIN_MS = 10_000
/** Messages of an account over all its connections. Dragging tokens in several tabs sends far fewer, and the server handles many more. */
const MESSAGES = { most: 2500, windowMs: 5000 }
/** Limits how often a flood by one account is logged. */
const FLOODS_LOGGED = { most: 1, windowMs: 60_000 }
const GOODBYE_WITHIN_MS = 1000

/** Standard WebSocket close codes. */
const closed = { unexpected: 1008, fault: 1011, restarting: 1012 } as const

/** Must be registered before the guard. Otherwise the sockets of requests that the guard refuses would stay open. */
export async function liveSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_MAX_BYTES },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'live connection failed')
      socket.close(closed.fault)
    },
    // The route closes the sockets.
    preClose: (done) => done(),
  })
}

/** The live connection. The request is authenticated like any call before it is upgraded. */
export function liveRoute(app: FastifyInstance, services: AppServices, rollService: RollService): void {
  const live = new Rooms({ ...services, rollService }, (error) =>
    app.log.error({ err: error }, 'live connections: unexpected error'),
  )
  app.addHook('preClose', (done) => {
    live.startStopping()
    sayGoodbye(app, done)
  })
  // Waits for simulated dice, which then fly on the other servers.
  app.addHook('onClose', async () => {
    await rollService.settled()
    live.close()
  })
  const floods = new FloodGuard()
  const admit = async (request: FastifyRequest): Promise<void> => {
    refuseCrossSite(request, siteOf(request).origins)
    const { user } = identityOf(request)
    if (live.connectionsOf(user.id) >= CONNECTIONS_PER_ACCOUNT_MAX) throw new Problem('too-many')
    return Promise.resolve()
  }
  for (const url of alsoForDisplays(LIVE_PATH))
    app.get(url, { websocket: true, config: { access: 'signedIn' }, onRequest: admit }, (socket, request) => {
      services.diceSimulator.warm()
      floods.watch(socket, request)
      connect(live, socket, request)
    })
}

/** Cuts the connections of an account that sends too many messages. */
class FloodGuard {
  readonly #messages = new RateLimiter(MESSAGES)
  readonly #logged = new RateLimiter(FLOODS_LOGGED)

  /** Must be called before anything else listens to the socket. */
  watch(socket: WebSocket, request: FastifyRequest): void {
    const { user } = identityOf(request)
    const count = () => {
      if (socket.readyState !== socket.OPEN || this.#messages.consume(user.id) === 0) return
      if (this.#logged.consume(user.id) === 0)
        request.log.warn({ req: request, userId: user.id }, 'live connection cut: flood')
      socket.terminate()
    }
    socket.on('message', count)
    socket.on('ping', count)
    socket.on('pong', count)
  }
}

function connect(live: Rooms, socket: WebSocket, request: FastifyRequest): void {
  const { viewAs, headers } = request
  const { campaignId, realm } = siteOf(request)
  const connection = new Connection(socket, { campaignId, realm, identity: identityOf(request), viewAs, headers })
  const tooLate = setTimeout(() => socket.close(closed.unexpected), HELLO_WITHIN_MS)
  live.enter(connection)
  const join = (since: number | null) => {
    clearTimeout(tooLate)
    live.join(campaignId, connection, since).catch((error: unknown) => {
      request.log.error({ err: error }, 'live connection: catching up failed')
      socket.close(closed.fault)
    })
  }
  let greeted = false
  socket.on('message', (data) => {
    if (!connection.open) return
    const sent = readJson(data)
    const message = liveRequest.safeParse(sent)
    // The first message, and no later one, must be `hello`.
    if (!message.success || whatIsWrong(sent) !== null || greeted === (message.data.type === 'hello'))
      return socket.close(closed.unexpected)
    greeted = true
    if (message.data.type === 'hello') join(message.data.since)
    else if (message.data.type === 'proof') connection.prove(message.data.token)
    else if (connection.isOwn) live.relay(campaignId, message.data, connection)
  })
  socket.once('close', () => {
    clearTimeout(tooLate)
    live.leave(campaignId, connection)
  })
}

function readJson(data: RawData): unknown {
  try {
    return Buffer.isBuffer(data) ? JSON.parse(data.toString()) : null
  } catch {
    return null
  }
}

/** Closes all connections. Browsers reconnect automatically. A connection that does not close in time is terminated. */
function sayGoodbye({ websocketServer }: FastifyInstance, done: () => void): void {
  for (const client of websocketServer.clients) client.close(closed.restarting)
  const cut = setTimeout(() => websocketServer.clients.forEach((client) => client.terminate()), GOODBYE_WITHIN_MS)
  websocketServer.close(() => {
    clearTimeout(cut)
    done()
  })
}
