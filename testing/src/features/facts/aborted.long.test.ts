import { afterAll, beforeAll, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { catastrophic, endless } from './endless.ts'

let testServer: TestServer
let address: string
let received = 0

beforeAll(async () => {
  testServer = await openTestServer(secretCampaign, { onStatement: () => (received += 1) })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await testServer.close())

const quick = '.printsize item'

async function ask(cookie: string, query: string, signal: AbortSignal | null = null): Promise<unknown> {
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
  const body = JSON.stringify({ operation: 'rawQuery', params: { query } })
  return await (await fetch(`${address}/api/query`, { method: 'POST', headers, body, signal })).json()
}

it('[FCT-7] the server answers other requests while it evaluates a query', async () => {
  const gameMaster = await testServer.signIn({ role: 'gameMaster' })
  await ask(gameMaster, quick)
  const enough = new AbortController()
  received = 0
  const requested = ask(gameMaster, endless, enough.signal)
  await expect.poll(() => received).toBeGreaterThan(0)
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${address}/api/health`)).status).toBe(200)
  enough.abort()
  await expect(requested).rejects.toThrow('abort')
})

it('[FCT-9] an aborted query is stopped, and an aborted query that waits is not started', async () => {
  const gameMaster = await testServer.signIn({ role: 'gameMaster' })
  const player = await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' })
  await ask(gameMaster, quick)
  const [running, waiting] = [new AbortController(), new AbortController()]
  received = 0
  const first = ask(gameMaster, catastrophic, running.signal)
  await expect.poll(() => received).toBeGreaterThan(0)
  const second = ask(gameMaster, catastrophic, waiting.signal)
  running.abort()
  waiting.abort()
  await Promise.allSettled([first, second])
  // Either query would take an hour.
  expect(await ask(player, quick)).toEqual({ rows: ['item\t1'] })
})
