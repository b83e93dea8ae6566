import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Heard {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server that pictures are brought to: it answers with these statuses one after another, and with 200 from then on. */
export async function openServer(statuses: readonly (number | 'hang up')[] = []) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      heard.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
      const status = statuses[heard.length - 1] ?? 200
      if (status === 'hang up') request.socket.destroy()
      else response.writeHead(status, { location: '/elsewhere' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    heard,
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
