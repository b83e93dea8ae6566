import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'

let testServer: TestServer
let cookie: string
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  cookie = await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' })
})
afterAll(async () => await testServer.close())

const get = async (url: string) => await testServer.app.inject({ url, headers: { cookie } })
const ask = async (headers: Record<string, string>, payload: object | string) =>
  await testServer.app.inject({ method: 'POST', url: '/api/query', headers: { cookie, ...headers }, payload })

const question = { operation: 'listEntities', params: {} }

describe('a response', () => {
  it('[HTTP-1] has a strict content security policy, and an API response may not be cached', async () => {
    const { headers } = await get('/api/me')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })
})

it.each(['/', '/no-file.js', '/api/nothing', '/api/entities/%zz'])(
  '[HTTP-1] no other site may show %s in a frame, and browsers may not guess its type',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

it('[HTTP-10] every text response states its encoding, and TRACE is not supported', async () => {
  for (const url of ['/api/me', '/api/docs', '/api/docs/page.css', '/api/docs/openapi.json', '/api/nothing'])
    expect((await get(url)).headers['content-type']).toMatch(/charset=utf-8$/)
  expect((await testServer.app.inject({ method: 'TRACE' as 'GET', url: '/api/me' })).statusCode).toBe(404)
})

it('[HTTP-10] a picture has a generated file name, whatever its file was called', async () => {
  const { body } = await ask({ origin: ORIGIN }, question)
  const [url = ''] = /\/pictures\/[\w-]+\/small\.webp/.exec(body) ?? []
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['content-disposition']).toBe('inline; filename="small.webp"')
})

describe('a refusal', () => {
  it.each([
    '//',
    '//[',
    '//:99999',

    '/api/entities/%zz',
    `/api/entities/${'a'.repeat(500)}`,
    '/api/nothing',
    '/no-file.js',
  ])('[HTTP-2] of the URL %s has the standard shape, no stack trace and no echo', async (url) => {
    const { statusCode, body } = await get(url)
    expect([400, 404]).toContain(statusCode)
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['error', 'id'])
  })

  it.each<[string, object | string, number, string]>([
    ['an unknown operation', { operation: 'fly', params: {} }, 400, 'unknown-operation'],
    ['an inherited name', { operation: 'constructor', params: {} }, 400, 'unknown-operation'],
    ['no operation', {}, 400, 'bad-params'],
    ['invalid JSON', '{', 400, 'bad-params'],
    ['a wrong parameter', { operation: 'getEntity', params: { id: 7 } }, 400, 'bad-params'],
    ['a body that is too large', { operation: 'rawQuery', params: { query: 'x'.repeat(8_500_000) } }, 413, 'too-large'],
  ])('[HTTP-3] of %s states the problem', async (_what, payload, status, id) => {
    const { statusCode, body } = await ask({ origin: ORIGIN, 'content-type': 'application/json' }, payload)
    expect(statusCode).toBe(status)
    expect(JSON.parse(body)).toMatchObject({ id })
  })

  it('[HTTP-3] names the invalid field', async () => {
    const { body } = await ask({ origin: ORIGIN }, { operation: 'listEntities', params: { limit: 0 } })
    expect(body).toContain('params.limit: ')
  })

  it.each([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  ])('[ACC-5] is the response to a request with the headers %j', async (headers) => {
    expect((await ask(headers, question)).statusCode).toBe(403)
  })
})

describe('a URL', () => {
  it('[HTTP-4] is interpreted by its path, regardless of its query', async () => {
    for (const url of [
      '/api/entities/items%2Fwick-knife?id=items/else',
      '/api/entities/items/wick-knife?slug=else&category=x',
    ])
      expect((await get(url)).json()).toMatchObject({ entities: [{ id: 'items/wick-knife' }] })
  })

  it('[HTTP-5] of a list finds nothing for a text without letters, and everything for an empty text', async () => {
    const count = async (text: string) =>
      (await get(`/api/entities?text=${text}`)).json<{ entities: [] }>().entities.length
    expect(await count('!!!')).toBe(0)
    expect(await count('')).toBeGreaterThan(5)
  })
})
