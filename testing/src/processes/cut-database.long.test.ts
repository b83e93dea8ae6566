import { setTimeout as delay } from 'node:timers/promises'

import { openPostgresStore } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { findJob, putJob } from '@waybook/server/features/jobs/queries.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { connect, listening, upTo, welcomed } from '../features/live/live-client.ts'
import { jobOf, taskOf } from '../stores/job-of.ts'
import { openForTest, show } from '../stores/open-for-test.ts'
import { postgresProxy } from '../stores/postgres-proxy.ts'
import { hasTestPostgres, testPostgres } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer } from '../world/test-server.ts'

const BELL = 'items/bell'
const campaign = { 'campaign.yaml': 'name: Small\n', [`${BELL}.md`]: '---\nname: Bell\n---\n' }

const LONG = process.env['LONG'] !== undefined
const OUTAGE_MS = LONG ? 30_000 : 3000
/** The longest wait of a request for a silent database (STO-143) and for a connection. */
const ANSWER_MAX_MS = 27_000
/** Detecting a silent database takes longer than a short run lasts. */
const outages = LONG ? (['cut', 'silence'] as const) : (['cut'] as const)

describe.skipIf(!hasTestPostgres)('a disconnected database', () => {
  it('[HTTP-12] is reported with 503 by reads, writes and sign-in, and used again when it returns', async () => {
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
  it.each(outages)('[STO-144] %s: afterwards live clients catch up and the job worker continues', async (outage) => {
    const url = await testPostgres()
    const database = await postgresProxy(url)
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const settings = { logLevel: 'error', logStream } as const
    const testServer = await openTestServer(campaign, { postgres: database.url, settings })
    const address = await listening(testServer)
    const cookie = await testServer.signIn({ role: 'gameMaster' })
    const client = await connect(address, { cookie, since: null })
    await client.until(welcomed)
    const elsewhere = await openForTest(async () => await openPostgresStore({ url, now: Date.now }))
    const records = elsewhere.records(CAMPAIGN_ID)
    const read = async () => {
      const began = performance.now()
      const body = JSON.stringify({ operation: 'getEntity', params: { id: BELL } })
      const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
      const { status } = await fetch(`${address}/api/query`, { method: 'POST', headers, body })
      return { status, ms: performance.now() - began }
    }
    database[outage]()
    const over = performance.now() + OUTAGE_MS
    const answers: ReturnType<typeof read>[] = []
    while (performance.now() < over || !lines.join('').includes('job worker error')) {
      answers.push(read())
      await delay(500)
    }
    await show(records, BELL, false, 'another server')
    await records.transaction({ actor: 'another server' }, async (write) => {
      await putJob(write, 'late', jobOf('late', {}, taskOf()))
    })
    database.restore()
    await client.until(upTo(await newestSeq(records)))
    await expect.poll(async () => (await findJob(records, 'late'))?.job.status).not.toBe('pending')
    const answered = await Promise.all(answers)
    expect(answered.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
    expect(answered.filter(({ status }) => status === 503)).not.toEqual([])
    expect(Math.max(...answered.map(({ ms }) => ms))).toBeLessThan(ANSWER_MAX_MS)
    expect((await read()).status).toBe(200)
  })
})
