import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

import * as z from 'zod/mini'

/** The response to an order; `hangUp` closes the connection, `null` never responds. */
export type LoopbackAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  | 'hangUp'
  | null

interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** For tests: an image service with configurable responses that records the requests it receives. */
export interface LoopbackService {
  readonly url: string
  readonly heard: readonly Heard[]
  answer: LoopbackAnswer
  close(): Promise<void>
}

export async function openLoopbackService(answer: LoopbackAnswer): Promise<LoopbackService> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: body === '' ? null : JSON.parse(body) })
      if (service.answer === 'hangUp') return request.socket.destroy()
      if (!service.answer) return
      const { status, headers = {}, body: answered } = service.answer
      return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(answered)
    })
  })
  const service: LoopbackService = {
    url: `http://127.0.0.1:${await listening(server)}`,
    heard,
    answer,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return z.object({ port: z.number() }).parse(server.address()).port
}
