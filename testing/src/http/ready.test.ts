import { describe, expect, it, onTestFinished } from 'vitest'

import { postgresProxy } from '../stores/postgres-proxy.ts'
import { hasTestPostgres, testPostgres } from '../stores/test-postgres.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

/** Longer than the server waits for a silent database. */
const WITHIN_MS = 30_000

const campaign = { 'campaign.yaml': 'name: Small\n' }

async function openForTest(postgres?: string) {
  const testServer = await openTestServer(campaign, { postgres })
  onTestFinished(async () => await testServer.close())
  return testServer
}

/** The status of the two public health checks. */
async function health({ app }: TestServer) {
  const ready = await app.inject({ url: '/api/health/ready' })
  const running = await app.inject({ url: '/api/health' })
  return { ready: ready.statusCode, running: running.statusCode }
}

describe('a server', () => {
  it('[RUN-100] is ready until it begins to stop, and continues to answer', async () => {
    const testServer = await openForTest()
    expect(await health(testServer)).toEqual({ ready: 200, running: 200 })
    testServer.app.startDraining()
    expect(await health(testServer)).toEqual({ ready: 503, running: 200 })
  })

  it.skipIf(!hasTestPostgres)(
    '[RUN-100] is not ready while its database cannot be reached',
    { timeout: WITHIN_MS },
    async () => {
      const { url, cut, restore } = await postgresProxy(await testPostgres())
      const testServer = await openForTest(url)
      expect(await health(testServer)).toEqual({ ready: 200, running: 200 })
      cut()
      expect(await health(testServer)).toEqual({ ready: 503, running: 200 })
      restore()
      expect(await health(testServer)).toEqual({ ready: 200, running: 200 })
    },
  )
})
