import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

interface PostgresProxy {
  readonly url: string
  /** The URL of the database without the proxy. */
  readonly direct: string
  /** Closes all connections and refuses new ones, like a stopped database. */
  readonly cut: () => void
  /** Drops all data without closing connections, like a broken network. */
  readonly silence: () => void
  /** Cuts or silences when a connection sends this text. */
  readonly failAt: (text: string, how: 'cut' | 'silence') => void
  readonly restore: () => void
  /** The number of connections that were refused. */
  readonly refused: () => number
}

/** A proxy to a database of this test run, which can be cut. */
export async function postgresProxy(to: string): Promise<PostgresProxy> {
  const [, name = '', folder = ''] = /@\/(\w+)\?host=(.+)$/.exec(to) ?? []
  const path = `${decodeURIComponent(folder)}/.s.PGSQL.5432`
  /** Both ends of each connection, each with its opposite end. */
  const sockets = new Map<Socket, Socket | null>()
  let isCut = false
  let refused = 0
  let isSilent = false
  let onSent = (_sent: Buffer) => {}
  const server = createServer((socket) => {
    if (isCut) {
      refused += 1
      return void socket.destroy()
    }
    // As if the first packet were lost.
    if (isSilent)
      return void sockets.set(
        socket.on('error', () => {}),
        null,
      )
    socket.on('data', (sent) => onSent(sent))
    const onward = connect(path)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.set(one, other)
      one
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets.keys()) socket.destroy()
  }
  const silence = () => {
    isSilent = true
    for (const socket of sockets.keys()) socket.unpipe().pause()
  }
  const failAt = (text: string, how: 'cut' | 'silence') => {
    onSent = (sent) => {
      if (sent.includes(text)) (how === 'cut' ? cut : silence)()
    }
  }
  const restore = () => {
    onSent = () => {}
    isCut = false
    isSilent = false
    for (const [socket, other] of sockets)
      if (other) socket.pipe(other)
      else socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://waybook@127.0.0.1:${port}/${name}`,
    direct: to,
    cut,
    silence,
    failAt,
    restore,
    refused: () => refused,
  }
}
