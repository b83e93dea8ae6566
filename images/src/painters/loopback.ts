import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

import * as z from 'zod'

const bodies = z.record(z.string(), z.unknown())

export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

export type Answer =
  | { readonly status: number; readonly body?: object | string; readonly headers?: Readonly<Record<string, string>> }
  | 'silence'
  | 'hang up'

export interface Listening extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly origin: string
  readonly asked: readonly Asked[]
}

/** A service on this machine that answers POSTs to one path as it is told. */
export async function listen(path: string, answer: (asked: Asked) => Answer): Promise<Listening> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const said = await text(request)
      if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end()
      const heard = { headers: request.headers, body: bodies.parse(JSON.parse(said)) }
      asked.push(heard)
      const told = answer(heard)
      if (told === 'silence') return
      if (told === 'hang up') return request.socket.destroy()
      const { status, body = {}, headers = { 'content-type': 'application/json' } } = told
      return response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
