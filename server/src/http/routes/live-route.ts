import websocket from '@fastify/websocket'
import { LIVE_PATH, liveRequest, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'

import type { RollService } from '#features/dice/roll-service.ts'
import { Connection } from '#realtime/connection.ts'
import { Rooms } from '#realtime/rooms.ts'

import { campaignOf } from '../call-context.ts'
import { identityOf } from '../guard.ts'
import { refuseCrossSite } from '../origin-check.ts'
import { type AppServices } from '../services.ts'

const MESSAGE_MAX_BYTES = 64 * 1024
/** Several tabs on several devices; it bounds what one account can take of the server. */
const CONNECTIONS_PER_ACCOUNT_MAX = 64
const HELLO_WITHIN_MS = 10_000
const GOODBYE_WITHIN_MS = 1000

/** WebSocket's own codes for why a connection is closed. */
const closed = { unexpected: 1008, fault: 1011, restarting: 1012 } as const

/** Before the guard: of a request that it refuses, the socket is closed only where this came first. */
export async function liveSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_MAX_BYTES },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'live connection failed')
      socket.close(closed.fault)
    },
    preClose: (done) => sayGoodbye(app, done),
  })
}

/** The live connection. Who asks is found out as for any call, before the connection is more than a request. */
export function liveRoute(app: FastifyInstance, services: AppServices, rollService: RollService): void {
  const live = new Rooms({ ...services, rollService }, (error) =>
    app.log.error({ err: error }, 'live connection: fault'),
  )
  app.addHook('onClose', (_app, done) => {
    live.close()
    done()
  })
  const admit = async (request: FastifyRequest): Promise<void> => {
    refuseCrossSite(request, services.origins())
    const { user } = identityOf(request)
    if (live.connectionsOf(user.id) >= CONNECTIONS_PER_ACCOUNT_MAX) throw new Problem('too-many')
    return Promise.resolve()
  }
  app.get(LIVE_PATH, { websocket: true, config: { access: 'signedIn' }, onRequest: admit }, (socket, request) =>
    connect(live, socket, request, campaignOf(services, request)),
  )
}

function connect(live: Rooms, socket: WebSocket, request: FastifyRequest, campaignId: string): void {
  const connection = new Connection(socket, identityOf(request), request.headers)
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
    const message = liveRequest.safeParse(readJson(data))
    // It greets first, and once.
    if (!message.success || greeted === (message.data.type === 'hello')) return socket.close(closed.unexpected)
    greeted = true
    if (message.data.type === 'hello') join(message.data.since)
    else if (message.data.type === 'proof') connection.prove(message.data.token)
    else live.hear(campaignId, message.data, connection)
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

/** Browsers connect again by themselves; one that does not close in time is cut, so that it holds up no restart. */
function sayGoodbye({ websocketServer }: FastifyInstance, done: () => void): void {
  for (const client of websocketServer.clients) client.close(closed.restarting)
  const cut = setTimeout(() => websocketServer.clients.forEach((client) => client.terminate()), GOODBYE_WITHIN_MS)
  websocketServer.close(() => {
    clearTimeout(cut)
    done()
  })
}
