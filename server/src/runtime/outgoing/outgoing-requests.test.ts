import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { openOutgoingRequests, RefusedAddress } from './outgoing-requests.ts'

/** The `host:port` of a server on this machine. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' } as const

it('[HOOK-2] sends the body and returns the answer', async () => {
  const host = await serving((request, response) => {
    request.setEncoding('utf8').on('data', (part) => response.end(`${request.method} ${part}`))
  })
  const { send } = openOutgoingRequests([host])
  expect(await send({ ...post, url: `http://${host}/` })).toMatchObject({ status: 200, text: 'POST hello' })
})

it('[HOOK-2] does not follow a redirect', async () => {
  const host = await serving((request, response) =>
    response.writeHead(request.url === '/' ? 302 : 200, { location: '/elsewhere' }).end(),
  )
  const { send } = openOutgoingRequests([host])
  expect((await send({ ...post, url: `http://${host}/` })).status).toBe(302)
})

it('[HOOK-2] reads only the beginning of a long answer, and does not wait for one that never comes', async () => {
  const host = await serving((request, response) => {
    if (request.url === '/long') response.write('x'.repeat(100_000))
  })
  const { send } = openOutgoingRequests([host], { timeoutMs: 200 })
  expect((await send({ ...post, url: `http://${host}/long` })).text).toHaveLength(65_536)
  await expect(send({ ...post, url: `http://${host}/never` })).rejects.toThrow(/timeout|aborted/i)
})

it('[HOOK-2] refuses a name that leads to a private address', async () => {
  const answers = (address: string, family: number) =>
    ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '1.1.1.1', family: 4 },
        { address, family },
      ])) as unknown as typeof lookup
  for (const [address, family] of [
    ['127.0.0.1', 4],
    ['fd00::1', 6],
  ] as const) {
    const { send } = openOutgoingRequests([], { lookUp: answers(address, family) })
    await expect(send({ ...post, url: 'https://rebind.waybook.org/' })).rejects.toThrow(RefusedAddress)
  }
})
