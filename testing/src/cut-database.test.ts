import { describe, expect, it, onTestFinished } from 'vitest'

import { postgresProxy } from './store/postgres-proxy.ts'
import { hasTestPostgres, testPostgres } from './store/test-postgres.ts'
import { ORIGIN, openTestServer } from './test-server.ts'

const BELL = 'items/bell'
const campaign = { 'campaign.yaml': 'name: Small\n', [`${BELL}.md`]: '---\nname: Bell\n---\n' }

describe.skipIf(!hasTestPostgres)('a database that is cut off', () => {
  it('[HTTP-12] is reported with 503 by reads, writes and sign-in, and used again once it is back', async () => {
    const database = await postgresProxy(await testPostgres())
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const settings = { logLevel: 'warn', logStream } as const
    const { app, signIn, close } = await openTestServer(campaign, { postgres: database.url, settings })
    onTestFinished(close)
    const cookie = await signIn({ role: 'gameMaster' })
    const call = async (operation: string, params: object) => {
      const headers = { cookie, origin: ORIGIN }
      const response = await app.inject({ method: 'POST', url: '/api/query', headers, payload: { operation, params } })
      return response.statusCode
    }
    const read = async () => await call('getEntity', { id: BELL })
    const write = async () => await call('setEntityVisibility', { entityId: BELL, visible: true })
    const enter = async () => {
      const payload = { email: 'nobody@waybook.test', password: 'not a password of anybody' }
      const headers = { origin: ORIGIN }
      return (await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload })).statusCode
    }
    expect([await read(), await write(), await enter()]).toEqual([200, 200, 401])
    const during = [read(), write()]
    database.cut()
    for (const status of await Promise.all(during)) expect([200, 503]).toContain(status)
    expect([await read(), await write(), await enter()]).toEqual([503, 503, 503])
    expect(lines.join('')).toContain('the database cannot be reached')
    expect(lines.join('')).not.toContain('the disk is full')
    database.restore()
    expect([await read(), await write(), await enter()]).toEqual([200, 200, 401])
  })
})
