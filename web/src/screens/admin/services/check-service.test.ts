import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { checkService } from './check-service.ts'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

/** Mocks `fetch`. */
const answering = (respond: typeof fetch) => {
  globalThis.fetch = respond
}
const check = async () => await checkService({ url: '/api/images/health' })

it('[ADM-4] a service that responds is healthy, with its name and environment', async () => {
  answering(async () => Promise.resolve(Response.json({ service: 'atelier', environment: 'production', more: 1 })))
  const { status, details, error } = await check()
  expect({ status, details, error }).toEqual({
    status: 'healthy',
    details: { service: 'atelier', environment: 'production' },
    error: null,
  })
})

it('[ADM-4] a service that responds with an error is unhealthy, with the status', async () => {
  answering(async () => Promise.resolve(new Response('no', { status: 502 })))
  expect(await check()).toMatchObject({ status: 'unhealthy', error: 'HTTP 502', details: {} })
})

it('[ADM-4] an unreachable service is unhealthy, with the reason', async () => {
  answering(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await check()).toMatchObject({ status: 'unhealthy', error: 'Failed to fetch' })
})

it('[ADM-4] a service has five seconds to respond, and is unhealthy without a response', async () => {
  const timeOut = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')))
  onTestFinished(() => timeOut.mockRestore())
  answering(async (_url, init) => {
    init?.signal?.throwIfAborted()
    return Promise.resolve(Response.json({}))
  })
  expect(await check()).toMatchObject({ status: 'unhealthy', error: 'too late' })
  expect(timeOut.mock.calls).toEqual([[5000]])
})
