import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface ReceiverAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server on this machine that stands in for another service. */
export interface Receiver {
  /** Its `host:port`. */
  readonly host: string
  readonly origin: string
  /** Resolves when a condition holds after a request. */
  readonly until: (condition: () => boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** `answer`: an exception in it becomes the status 500, with its message. */
export async function openReceiver(answer: (request: ReceivedRequest) => ReceiverAnswer): Promise<Receiver> {
  let notify: () => void = () => {}
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://receiver')
      const { headers, method = 'GET' } = request
      const {
        status,
        headers: also,
        body,
      } = answered(answer, { method, path, query, headers, body: Buffer.concat(parts) })
      response.writeHead(status, also).end(body)
      notify()
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    host,
    origin: `http://${host}`,
    until: async (condition) => {
      while (!condition()) {
        const next = Promise.withResolvers<void>()
        notify = next.resolve
        await next.promise
      }
    },
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}

function answered(answer: (request: ReceivedRequest) => ReceiverAnswer, request: ReceivedRequest): ReceiverAnswer {
  try {
    return answer(request)
  } catch (error) {
    return { status: 500, body: String(error) }
  }
}
