import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { limitUnfinishedBodies } from './unfinished-bodies.ts'

const SECOND_MS = 1000

let app: FastifyInstance
let nowMs = 0
let slow: PromiseWithResolvers<string>
beforeEach(async () => {
  slow = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = fastify()
  app.decorateRequest('identity', null)
  limitUnfinishedBodies(app, () => nowMs)
  app.post('/', async () => await Promise.resolve('all of it'))
  app.post('/slow', async () => await slow.promise)
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => await reply.code(401).send('no')
  app.post('/refused', { onRequest: refuse }, refuse)
  const signIn = async (request: FastifyRequest) => {
    const user = {
      id: 'ada',
      username: null,
      firstName: 'Ada',
      lastName: 'Vane',
      emailAddresses: [],
      publicMetadata: {},
    }
    request.identity = { user, role: 'player', characterId: null, sessionId: '1' }
    await Promise.resolve()
  }
  app.post('/refused-user', { onRequest: [signIn, refuse] }, refuse)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

interface Begun {
  readonly client: Socket
  /** The server's side of the connection. */
  readonly server: Socket
  readonly raw: IncomingMessage
}

/** Sends the beginning of a request. Resolves when the server has received it. */
async function begin(path: string, sent: string, length = 1000): Promise<Begun> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  const arrived = once(app.server, 'request')
  client.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n${sent}`,
  )
  const [raw] = (await arrived) as [IncomingMessage]
  return { client, raw, server: raw.socket }
}

function pass(seconds: number): void {
  for (let passed = 0; passed < seconds; passed += 1) {
    nowMs += SECOND_MS
    vi.advanceTimersByTime(SECOND_MS)
  }
}

const answerTo = async (socket: Socket) => String((await once(socket, 'data'))[0])

it('[SEC-11] the connection of a body that makes no progress for a minute is closed', async () => {
  const { client, server } = await begin('/', 'some of it')
  pass(59)
  const [before] = [server.bytesRead]
  client.write('more')
  while (server.bytesRead === before) await setImmediate()
  pass(60)
  expect(server.destroyed).toBe(false)
  pass(1)
  expect(server.destroyed).toBe(true)
})

it('[SEC-11] a complete body may wait any time for its response', async () => {
  const { client, server, raw } = await begin('/slow', 'x'.repeat(1000))
  while (!raw.complete) await setImmediate()
  pass(200)
  expect(server.destroyed).toBe(false)
  slow.resolve('at last')
  expect(await answerTo(client)).toContain('at last')
  pass(200)
  expect(server.destroyed).toBe(false)
  client.destroy()
})

it.each([
  ['a stranger', '/refused', 5],
  ['a signed-in user', '/refused-user', 60],
])('[SEC-11] after a refusal, %s has a few seconds to stop sending', async (_who, path, seconds) => {
  const { client, server } = await begin(path, 'some of it', 1_000_000)
  expect(await answerTo(client)).toContain('401')
  pass(seconds - 1)
  expect(server.destroyed).toBe(false)
  pass(1)
  expect(server.destroyed).toBe(true)
})
