import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { limitShutdownTime } from './shutdown-timeout.ts'

const SECONDS_MS = 5000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('[SEC-7] open requests have five seconds to finish when the server is stopping', async () => {
  const app = fastify()
  limitShutdownTime(app)
  app.post('/', async () => await Promise.resolve('all of it'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = connect(port, '127.0.0.1')
  slow.on('error', () => {})
  slow.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nall')
  const [{ socket }] = (await once(app.server, 'request')) as [IncomingMessage]

  const closed = app.close()
  while (vi.getTimerCount() === 0) await setImmediate()
  vi.advanceTimersByTime(SECONDS_MS - 1)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(socket.destroyed).toBe(true)
  await closed
  expect(vi.getTimerCount()).toBe(0)
})
