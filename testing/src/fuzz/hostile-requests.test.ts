import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { operations } from '@waybook/contract'
import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { Painter } from '../features/images/painter.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'
import { hostileRequest } from './hostile-request.ts'
import { NO_RESPONSE, sendBytes } from './send-bytes.ts'
import { StoredRows } from './stored-rows.ts'

const LONG = Boolean(process.env['LONG'])
const REQUESTS = LONG ? 20_000 : 200
/** Short runs always send the same requests; long runs send different ones each time. */
const SEED = LONG ? {} : { seed: 20_261_121 }
/** Internals of an error: file names of a stack trace, error texts of SQLite. */
const INSIDE = /\.ts:\d|node_modules|SQLITE|at \S+ \(/

const NOT_SUPPORTED = 501

describe.each(engines)('on $name', ({ take }) => {
  let folder: string
  let database: TestDatabase | undefined
  let testServer: TestServer
  /** Only a SQLite file tells cheaply whether a row has changed. */
  let rows: StoredRows | undefined
  let port: number
  const cookies = { nobody: '', player: '', gameMaster: '' }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-fuzz-'))
    database = await take?.()
    testServer = await openTestServer(secretCampaign, { folder, postgres: database?.url, imageService: new Painter() })
    cookies.player = await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' })
    cookies.gameMaster = await testServer.signIn({ role: 'gameMaster' })
    await testServer.app.listen({ port: 0, host: '127.0.0.1' })
    ;({ port } = testServer.app.server.address() as AddressInfo)
    rows = database ? undefined : new StoredRows(folder)
  })
  afterAll(async () => {
    rows?.close()
    await testServer.close()
    await database?.release()
    await rm(folder, { recursive: true })
  })

  it(`[SEC-6] ${REQUESTS} hostile requests cause no server error, and refused ones change no row`, async () => {
    const statuses = new Map<number, number>()
    const refuses = asyncProperty(hostileRequest, async ({ asker, headers, ...request }) => {
      const before = rows?.digest()
      const cookie = cookies[asker] === '' ? [] : [['cookie', cookies[asker]] as const]
      const { status, text } = await sendBytes(port, { ...request, headers: [...cookie, ...headers] })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // What this server does not support is refused with 501.
      expect(status === NOT_SUPPORTED ? 400 : status).toBeLessThan(500)
      if (status !== NO_RESPONSE && status < 400) return
      expect(text).not.toMatch(INSIDE)
      expect(rows?.digest()).toBe(before)
    })
    await assert(refuses, { numRuns: REQUESTS, ...SEED })
    // Otherwise the requests would not reach the code under test.
    for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status)).toBeGreaterThan(REQUESTS / 100)
  })

  it.each(['\0', 'a\0b', '\uD800', 'a\uDC00'])(
    '[SEC-16] the text %j is refused wherever a call has a text',
    async (text) => {
      const refusalOf = async (payload: object) => {
        const headers = { cookie: cookies.gameMaster, origin: ORIGIN }
        const reply = await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload })
        return [reply.statusCode, reply.json<{ error: string }>().error]
      }
      const refused = [400, expect.stringContaining('cannot be stored')]
      for (const [operation, { params }] of Object.entries(operations)) {
        const given = Object.fromEntries([...Object.keys(params.shape), 'other'].map((name) => [name, text]))
        expect(await refusalOf({ operation, params: given })).toEqual(refused)
      }
      const call = { operation: 'getGrants', params: { campaignId: 'dam3' } }
      for (const odd of [{ [text]: 1 }, { deep: [[{ text }]] }, { idempotencyKey: text }])
        expect(await refusalOf({ ...call, ...odd })).toEqual(refused)
    },
  )
})
