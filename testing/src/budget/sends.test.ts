import { newestSeq } from '@waybook/server/database/change-log.ts'
import { expect, it } from 'vitest'

import { connect, listening, upTo, welcomed } from '../features/live/live-client.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../features/table/table-campaign.ts'
import { addToken } from '../features/table/table-harness.ts'
import { callerWith, askWith } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../world/test-server.ts'
import { expectWithinBudget } from './budget.ts'

it('[RUN-150] a change is sent to each viewer in no more messages and bytes than budgeted', async () => {
  const testServer = await openTestServer(tableCampaign)
  const address = await listening(testServer)
  const cookie = await testServer.signIn({ role: 'gameMaster' })
  const gameMaster = callerWith(testServer, cookie)
  await askWith(gameMaster)('setActiveScene', { sceneId: GATE })
  const token = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
  const cookies = [cookie]
  for (const characterId of [KESSA, ODO]) cookies.push(await testServer.signIn({ role: 'player', characterId }))
  const clients = await Promise.all(
    cookies.map(async (one) => await connect(address, { cookie: one, since: token.version })),
  )
  for (const client of clients) await client.until(welcomed)

  const records = testServer.services.store.records(CAMPAIGN_ID)
  const changes = {
    'a move': () => askWith(gameMaster)('updateToken', { tokenId: token.id, position: { x: 20, y: 30 } }),
    'a roll': () => gameMaster('rollDice', { pool: { ability: 1 }, reason: 'to see' }),
    'hit points': () => gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 3 }),
    'a hidden entity': () => gameMaster('setEntityVisibility', { entityId: ODO, visible: false }),
    'a removed token': () => askWith(gameMaster)('removeToken', { tokenId: token.id }),
  }
  const messages: Record<string, number> = {}
  const bytes: Record<string, number> = {}
  for (const [name, change] of Object.entries(changes)) {
    const before = clients.map(({ transcript }) => transcript.length)
    const seq = await newestSeq(records)
    await change()
    const newest = await newestSeq(records)
    expect({ name, seq: newest }).not.toEqual({ name, seq })
    for (const client of clients) await client.until(upTo(newest))
    const sent = clients.flatMap(({ transcript }, index) => transcript.slice(before[index]))
    messages[name] = sent.length / clients.length
    bytes[name] = 100 * Math.ceil(sent.join('').length / clients.length / 100)
  }
  expectWithinBudget('messages of a change to each viewer', messages)
  expectWithinBudget('bytes of a change to each viewer, up to', bytes)
})
