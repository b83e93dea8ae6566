import { connect, type Socket } from 'node:net'

/** The status if there was no response at all. */
export const NO_RESPONSE = 0

interface Wire {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** Sends a request byte for byte on a new connection and reads until the server closes it. */
export async function sendBytes(port: number, { method, target, headers, body }: Wire): Promise<Answer> {
  const own = [
    ['host', 'waybook.test'],
    ['connection', 'close'],
    ...(body.length > 0 ? [['content-length', String(body.length)]] : []),
  ]
  const lines = [`${method} ${target} HTTP/1.1`, ...[...own, ...headers].map(([name, value]) => `${name}: ${value}`)]
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  const text = await readAll(socket)
  return {
    status: Number(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? NO_RESPONSE),
    text,
  }
}

/** A server that closes the connection on invalid HTTP resets it if it has not read everything. */
async function readAll(socket: Socket): Promise<string> {
  const read: Buffer[] = []
  try {
    for await (const chunk of socket) if (Buffer.isBuffer(chunk)) read.push(chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error
  }
  return Buffer.concat(read).toString()
}

interface Answer {
  readonly status: number
  readonly text: string
}
