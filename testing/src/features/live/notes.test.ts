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

async function ask(who: Reader, operation: OperationName, params: object) {
  const headers = { cookie: cookies.get(who) ?? '', origin: ORIGIN }
  const payload = { operation, params }
  const response = await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload })
  return response.json<{ note: { id: string } }>()
}

/** Performs an action, and returns the users who are notified that notes have changed. */
async function notifiedBy(action: () => Promise<unknown>): Promise<Reader[]> {
  const tables = testServer.services.store.records(CAMPAIGN_ID)
  const since = await newestSeq(tables)
  const clients = await Promise.all(
    readers.map(async (who) => await connect(address, { cookie: cookies.get(who) ?? '', since })),
  )
  await action()
  const newest = await newestSeq(tables)
  const heard = await Promise.all(clients.map(async (client) => JSON.stringify(await client.until(upTo(newest)))))
  return readers.filter((_, index) => heard[index]?.includes('"kind":"notes"'))
}

const HIDDEN = 'characters/zebulon-quarrel'

it.each<[Reader, object, Reader[]]>([
  ['maren', { audience: 'self' }, ['maren']],
  ['maren', { audience: 'gameMaster' }, ['maren', 'bram']],
  ['maren', { audience: 'party' }, ['maren', 'ilse', 'bram']],
  ['maren', { audience: 'party', entityId: 'items/wick-knife' }, ['maren', 'ilse', 'bram']],
  ['bram', { audience: 'party', entityId: HIDDEN }, ['bram']],
])('[NOT-7] a note by %s for %j notifies %j', async (who, about, received) => {
  const note = { entityId: null, markdown: 'A lamp.', ...about }
  expect(await notifiedBy(async () => await ask(who, 'addNote', note))).toEqual(received)
})

it('[NOT-7] users who could read a note are notified that they no longer can', async () => {
  const { note } = await ask('maren', 'addNote', { entityId: null, audience: 'party', markdown: 'A lamp.' })
  const change = async () => await ask('maren', 'changeNote', { noteId: note.id, audience: 'self' })
  expect(await notifiedBy(change)).toEqual(['maren', 'ilse', 'bram'])
  expect(await notifiedBy(async () => await ask('maren', 'deleteNote', { noteId: note.id }))).toEqual(['maren'])
})
