import { gzipSync } from 'node:zlib'

import { CallLimits } from '@waybook/server'
import { describe, expect, it, onTestFinished } from 'vitest'

import { ORIGIN, openTestServer } from '../world/test-server.ts'

type Settings = NonNullable<NonNullable<Parameters<typeof openTestServer>[1]>['settings']>

const campaign = { 'campaign.yaml': 'name: The Drowned Road\n' }
const headers = { origin: ORIGIN }

async function open(settings: Settings) {
  const testServer = await openTestServer(campaign, { settings })
  onTestFinished(testServer.close)
  const cookie = await testServer.signIn({ role: 'gameMaster' })
  const ask = async (operation: string, params: unknown = {}) =>
    await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { ...headers, cookie },
      payload: { operation, params },
    })
  return { ...testServer, cookie, ask }
}

describe('an expensive operation', () => {
  it('[SEC-2] is refused to a user who calls it too often, with the seconds to wait; other calls still work', async () => {
    const { ask } = await open({ callLimits: new CallLimits({ searchEntities: 2 }, () => 0) })
    const answers = [await ask('searchEntities', { query: 'lamp' }), await ask('searchEntities', { query: 'lamp' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const refused = await ask('searchEntities', { query: 'lamp' })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '60',
      { error: 'Too many attempts. Try again later.', id: 'too-many' },
    ])
    expect((await ask('getGrants', { campaignId: 'dam3' })).statusCode).toBe(200)
  })

  it('[SEC-2] has the same limit at both URLs of an operation', async () => {
    const { app, ask, cookie } = await open({ callLimits: new CallLimits({ searchEntities: 1 }, () => 0) })
    expect((await ask('searchEntities', { query: 'lamp' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/search?q=lamp', headers: { cookie } })).statusCode).toBe(429)
  })
})

describe('the body of a request', () => {
  it.each([
    [30, 200],
    [40, 400],
    [60_000, 400],
  ])('[SEC-3] nested %i levels deep gets the status %i', async (depth, status) => {
    const { app, cookie } = await open({})
    const payload = `{"operation":"getGrants","params":{"campaignId":"dam3","x":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`
    const type = { 'content-type': 'application/json' }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { ...headers, ...type, cookie },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  it('[SEC-3] is limited by its decompressed size', async () => {
    const { app, cookie } = await open({})
    const answer = await app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { ...headers, 'content-type': 'application/json', 'content-encoding': 'gzip', cookie },
      payload: gzipSync(Buffer.alloc(50_000_000, ' ')),
    })
    expect(answer.statusCode).toBe(413)
  })
})

it('[SEC-12] the server closes connections beyond 2000', async () => {
  const { app } = await open({})
  expect(app.server.maxConnections).toBe(2000)
})

describe('the log', () => {
  it('[SEC-4] identifies requests by an id that the response carries, and contains no key, cookie, text or password', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { app, ask, cookie } = await open({ logLevel: 'debug', logStream, apiKey: null })
    await ask('searchEntities', { query: 'a word nobody else may read' })
    const got = await app.inject({
      url: '/api/search?q=another+secret+word',
      headers: { cookie, 'x-api-key': 'a key that opens the house', 'x-request-id': 'forged' },
    })
    expect(got.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const unheard = await app.inject({ url: '/api/entities/%zz', headers: { cookie } })
    expect(unheard.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const log = lines.join('')
    expect(log).toContain(got.headers['x-request-id'])
    const secrets = ['nobody else may read', 'another', 'a key that opens', 'nine lamps', 'forged', cookie.slice(-20)]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})

describe('[SEC-5] /metrics', () => {
  it('is available with its key, and counts by route and operation', async () => {
    const { app, ask } = await open({ metricsKey: 'the key of the metrics' })
    await ask('getGrants', { campaignId: 'dam3' })
    await ask('createJob', { job: { title: 'A title that is nobody’s business' } })
    await ask(`made up ${'x'.repeat(50)}`)
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(401)
    const answer = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer the key of the metrics' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(
      'waybook_request_seconds_count{route="/api/query",operation="getGrants",status="200"} 1',
    )
    expect(answer.body).toContain('waybook_live_connections 0')
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
    expect(answer.body).toContain('waybook_jobs{status="pending"} 1')
    expect(answer.body).not.toMatch(/made up|nobody’s business/)
  })

  it('does not exist if no key is set', async () => {
    const { app } = await open({})
    const answer = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
    expect(answer.statusCode).toBe(404)
  })
})

describe('[SEC-9] https', () => {
  it('is enforced if browsers use it to reach the server', async () => {
    const { app } = await open({ secure: true })
    const { headers: secured } = await app.inject({ url: '/api/health' })
    expect(secured['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(secured['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  it('[HTTP-1] is enforced in the response to a malformed URL as in any other', async () => {
    const { app } = await open({ secure: true })
    const headersOf = async (url: string) => {
      const { headers: all } = await app.inject({ url })
      const { date: _, 'x-request-id': __, 'content-length': ___, ...others } = all
      return others
    }
    const answered = await headersOf('/api/nothing')
    expect(answered['strict-transport-security']).toMatch(/^max-age/)
    for (const url of ['/%zz', '/api/entities/%zz', `/api/entities/${'a'.repeat(500)}`])
      expect(await headersOf(url)).toEqual(answered)
  })

  it('is not mentioned on plain HTTP', async () => {
    const { app } = await open({})
    const { headers: plain } = await app.inject({ url: '/api/health' })
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(plain['content-security-policy']).not.toContain('upgrade')
  })
})
