import type { OperationName } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, upTo } from './live-client.ts'

const readers = ['maren', 'ilse', 'bram'] as const
type Reader = (typeof readers)[number]

let testServer: TestServer
let address: string
const cookies = new Map<Reader, string>()
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookies.set('maren', await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' }))
  cookies.set('ilse', await testServer.signIn({ role: 'player', characterId: 'characters/odo-brandreth' }))
  cookies.set('bram', await testServer.signIn({ role: 'gameMaster' }))
})
afterAll(async () => await testServer.close())

async function ask<Answer>(who: Reader, operation: OperationName, params: object): Promise<Answer> {
  const headers = { cookie: cookies.get(who) ?? '', origin: ORIGIN }
  const payload = { operation, params }
  return (await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload })).json<Answer>()
}

/** Performs an action, and returns the frames to each user that are more than a number. */
async function notifiedBy(action: () => Promise<unknown>): Promise<Record<Reader, string>> {
  const tables = testServer.services.store.records(CAMPAIGN_ID)
  const since = await newestSeq(tables)
  const clients = await Promise.all(
    readers.map(async (who) => await connect(address, { cookie: cookies.get(who) ?? '', since })),
  )
  await action()
  const newest = await newestSeq(tables)
  const heard = await Promise.all(clients.map(async (client) => JSON.stringify(await client.until(upTo(newest)))))
  const [maren = '', ilse = '', bram = ''] = heard
  return { maren, ilse, bram }
}

const id = 'items/wick-knife'
const PROPOSALS = '"kind":"proposals"'

async function propose(): Promise<string> {
  const { text, version } = await ask<{ text: string; version: string }>('maren', 'getOpenSource', { id })
  const params = { id, text: `Gamboge. ${text}`, baseVersion: version, remark: 'Gamboge.' }
  return (await ask<{ proposal: { id: string } }>('maren', 'propose', params)).proposal.id
}

it('[LIV-285] the game master and the author receive a proposal without its text', async () => {
  const received = await notifiedBy(propose)
  expect(readers.filter((who) => received[who].includes(PROPOSALS))).toEqual(['maren', 'bram'])
  for (const who of readers) expect(received[who]).not.toMatch(/gamboge/i)
})

it.each(['accept', 'decline'] as const)('[LIV-285] the author is notified of the decision: %s', async (decision) => {
  const proposalId = await propose()
  const received = await notifiedBy(async () => await ask('bram', 'decideProposal', { proposalId, decision }))
  expect(readers.filter((who) => received[who].includes(PROPOSALS))).toEqual(['maren', 'bram'])
  expect(readers.filter((who) => received[who].includes('"kind":"written"'))).toEqual(
    decision === 'accept' ? readers : [],
  )
})

it('[LIV-285] the game master is notified of a withdrawal', async () => {
  const proposalId = await propose()
  const received = await notifiedBy(async () => await ask('maren', 'withdrawProposal', { proposalId }))
  expect(readers.filter((who) => received[who].includes(PROPOSALS))).toEqual(['maren', 'bram'])
})
