import { healthCheckRoutes, operations } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { callerWith } from '../world/callers.ts'
import { openTestServer } from '../world/test-server.ts'

const campaign = { 'campaign.yaml': 'name: The Drowned Road\n' }
const INSTALLATION = 'the key of the installation'
const REVOKED = `waybook_${'x'.repeat(43)}`

const addresses = Object.values(healthCheckRoutes).map(({ path }) => path)
const open: readonly string[] = [healthCheckRoutes.server.path, healthCheckRoutes.ready.path]
const closed = addresses.filter((url) => !open.includes(url))
/** The test server has no image service: its check answers 503. */
const answering = closed.filter((url) => url !== healthCheckRoutes.images.path)

async function openServer(apiKey: string | null = null) {
  const testServer = await openTestServer(campaign, { settings: { apiKey } })
  onTestFinished(testServer.close)
  const cookie = await testServer.signIn({ role: 'gameMaster' })
  const statusOf = async (url: string, headers: Record<string, string>) =>
    (await testServer.app.inject({ url, headers })).statusCode
  return { testServer, cookie, statusOf }
}

it('[HTTP-173] every health check takes a personal key in place of a session', async () => {
  const { testServer, cookie, statusOf } = await openServer()
  const made = await callerWith(testServer, cookie)('createApiKey', { name: 'The watchman' })
  const { key } = operations.createApiKey.answer.parse(made.body)
  for (const url of [...open, ...answering])
    expect({ url, status: await statusOf(url, { 'x-api-key': key }) }).toEqual({ url, status: 200 })
  expect(await statusOf(healthCheckRoutes.images.path, { 'x-api-key': key })).toBe(503)
  for (const url of closed) expect(await statusOf(url, { 'x-api-key': REVOKED })).toBe(401)
})

it('[HTTP-173] if the installation has an API key, a health check needs it with a session, or a personal key', async () => {
  const { testServer, cookie, statusOf } = await openServer(INSTALLATION)
  const created = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie, origin: 'http://waybook.test', 'x-api-key': INSTALLATION },
    payload: { operation: 'createApiKey', params: { name: 'The watchman' } },
  })
  const { key } = operations.createApiKey.answer.parse(created.json())
  for (const url of answering) {
    expect(await statusOf(url, { 'x-api-key': key })).toBe(200)
    expect(await statusOf(url, { cookie, 'x-api-key': INSTALLATION })).toBe(200)
    expect(await statusOf(url, { cookie })).toBe(401)
    expect(await statusOf(url, { 'x-api-key': INSTALLATION })).toBe(401)
  }
})

it('[HTTP-173] anybody may check whether the server runs, with any key', async () => {
  const { statusOf } = await openServer(INSTALLATION)
  for (const url of open)
    for (const headers of [{}, { 'x-api-key': INSTALLATION }, { 'x-api-key': REVOKED }])
      expect(await statusOf(url, headers)).toBe(200)
})
