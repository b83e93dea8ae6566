import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'

import { hasTestPostgres, testPostgres } from '../stores/test-postgres.ts'
import { callerWith } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

const AT_ONCE = 40
const BELL = 'items/bell'
const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${BELL}.md`]: '---\nname: Bell\nvisible: true\n---\n\nA lantern rings it.\n',
}

/** Two game masters; the first makes many calls. */
async function openWith(server: TestServer) {
  onTestFinished(server.close)
  const callerOf = async () => callerWith(server, await server.signIn({ role: 'gameMaster' }))
  return { many: await callerOf(), other: await callerOf() }
}

const expensive = [
  ['searchEntities', { query: 'bel' }],
  ['searchEntities', { query: 'lantren' }],
  ['completeLink', { query: 'bel' }],
  ['checkText', { type: 'item', text: '---\nname: Drum\n---\n\n[[items/bel]]\n' }],
] as const

describe('expensive reads of one account', () => {
  it.each(expensive)('[HTTP-172] %s %j: another account is answered while forty of them wait', async (name, params) => {
    const { many, other } = await openWith(await openTestServer(campaign))
    const answered: string[] = []
    const calls = Array.from({ length: AT_ONCE }, async () => {
      const { status } = await many(name, params)
      answered.push('many')
      return status
    })
    for (const [operation, of] of [
      [name, params],
      ['getEntity', { id: BELL }],
    ] as const) {
      expect((await other(operation, of)).status).toBe(200)
      answered.push('other')
    }
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
    expect(answered.slice(0, AT_ONCE / 2).filter((who) => who === 'other')).toHaveLength(2)
  })

  it.skipIf(!hasTestPostgres)('[HTTP-172] leave connections to the database for all other calls', async () => {
    const url = await testPostgres()
    const server = await openTestServer(campaign, { postgres: url })
    const { many, other } = await openWith(server)
    const blocking = new Client(url)
    await blocking.connect()
    onTestFinished(async () => await blocking.end())
    await blocking.query('begin; lock table waybook."entityWords" in access exclusive mode')
    const searching = Array.from(
      { length: AT_ONCE },
      async () => (await many('searchEntities', { query: 'bel' })).status,
    )
    for (const caller of [other, many]) expect((await caller('getEntity', { id: BELL })).status).toBe(200)
    expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200)
    await blocking.query('commit')
    expect(new Set(await Promise.all(searching))).toEqual(new Set([200]))
  })
})
