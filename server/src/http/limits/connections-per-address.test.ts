import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { limitConnectionsPerAddress } from './connections-per-address.ts'

const PROXIES = ['127.0.0.8', '127.1.0.0/16']

/** A server that greets each accepted connection, and a function that connects to it from an address of this machine. */
async function open() {
  const server = createServer()
  limitConnectionsPerAddress(server, { most: 2, uncounted: PROXIES })
  server.on('connection', (socket) => {
    if (!socket.destroyed) socket.write('welcome')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async (localAddress: string): Promise<{ socket: Socket; isAccepted: boolean }> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const isAccepted = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, isAccepted }
  }
}

it.runIf(process.platform === 'linux')(
  '[SEC-15] each address has its own limit, and closed connections no longer count',
  async () => {
    const from = await open()
    const [one] = [await from('127.0.0.2'), await from('127.0.0.2')]
    expect((await from('127.0.0.2')).isAccepted).toBe(false)
    expect((await from('127.0.0.3')).isAccepted).toBe(true)
    one.socket.destroy()
    await expect.poll(async () => (await from('127.0.0.2')).isAccepted).toBe(true)
  },
)

it.runIf(process.platform === 'linux').each(['127.0.0.8', '127.1.2.3'])(
  '[SEC-15] the connections of the trusted proxy %s are not counted',
  async (proxy) => {
    const from = await open()
    const all = [await from(proxy), await from(proxy), await from(proxy), await from(proxy)]
    expect(all.map(({ isAccepted }) => isAccepted)).toEqual([true, true, true, true])
  },
)
