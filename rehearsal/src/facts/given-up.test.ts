import { afterAll, beforeAll, expect, it } from 'vitest'

import { ORIGIN, rehearse, type Rehearsal } from '../rehearse.ts'
import { secretCampaign } from '../secret-campaign.ts'

let rehearsal: Rehearsal
let address: string
let heard = 0

beforeAll(async () => {
  rehearsal = await rehearse(secretCampaign, { onStatement: () => (heard += 1) })
  address = await rehearsal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await rehearsal.close())

/** Takes a game master all of their five seconds. */
const catastrophic = `.decl n(x: number)\nn(1) :- match("(a+)+b", "${'a'.repeat(40)}").`
const quick = '.printsize item'

async function ask(cookie: string, query: string, signal: AbortSignal | null = null): Promise<unknown> {
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
  const body = JSON.stringify({ operation: 'rawQuery', params: { query } })
  return await (await fetch(`${address}/api/query`, { method: 'POST', headers, body, signal })).json()
}

it('[FCT-9] a question that is given up is stopped, and one that waits is not begun', async () => {
  const gameMaster = await rehearsal.signIn({ role: 'gameMaster' })
  const player = await rehearsal.signIn({ role: 'player', characterId: 'characters/kessa-vane' })
  await ask(gameMaster, quick)
  const [running, waiting] = [new AbortController(), new AbortController()]
  heard = 0
  const first = ask(gameMaster, catastrophic, running.signal)
  await expect.poll(() => heard).toBeGreaterThan(0)
  const second = ask(gameMaster, catastrophic, waiting.signal)
  const began = performance.now()
  running.abort()
  waiting.abort()
  await Promise.allSettled([first, second])
  expect(await ask(player, quick)).toEqual({ rows: ['item\t1'] })
  expect(performance.now() - began).toBeLessThan(4000)
})
