import { expect, it } from 'vitest'

import { callerWith, askWith } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../../world/test-server.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken } from '../table/table-harness.ts'
import { connect, listening, upTo, welcomed } from './live-client.ts'

/** The limit for the statements of one move, sent as the page does, without `begin` and `commit`. One of them looks for the crew of a vehicle. */
const STATEMENTS_MAX = 9

it('[TABLE-60] a stored move takes few SQL statements, however many clients receive it', async () => {
  const statements: string[] = []
  const testServer = await openTestServer(tableCampaign, { onStatement: (sql) => statements.push(sql) })
  const address = await listening(testServer)
  const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
  await askWith(gameMaster)('setActiveScene', { sceneId: GATE })
  const { id, version } = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
  const cookies = [await testServer.signIn({ role: 'gameMaster' })]
  for (const characterId of [KESSA, ODO]) cookies.push(await testServer.signIn({ role: 'player', characterId }))
  const clients = await Promise.all(cookies.map(async (cookie) => await connect(address, { cookie, since: version })))
  for (const client of clients) await client.until(welcomed)

  const costs: string[][] = []
  for (const turn of [1, 2, 3]) {
    statements.length = 0
    const params = { campaignId: CAMPAIGN_ID, tokenId: id, position: { x: turn, y: 34 }, version: version + turn - 1 }
    expect((await gameMaster('updateToken', params, `a-move-of-its-own-${turn}`)).status).toBe(200)
    for (const client of clients) await client.until(upTo(version + turn))
    costs.push(statements.filter((sql) => !/^(?:begin|commit)/.test(sql)))
  }
  // The minimum of three, because the server also polls the log once a second.
  const cost = costs.toSorted((a, b) => a.length - b.length)[0] ?? []
  expect(cost).not.toEqual([])
  expect(cost.slice(STATEMENTS_MAX)).toEqual([])
})
