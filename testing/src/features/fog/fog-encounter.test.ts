import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { upTo, joinAs } from '../live/live-client.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'

const [LEFT, RIGHT] = [
  { x: 20, y: 40 },
  { x: 80, y: 40 },
]
const rightHalf = [
  { x: 50, y: 0 },
  { x: 100, y: 100 },
]

describe.each(engines)('an encounter under fog on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  let tokenId: string
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: rightHalf })
    const { id } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: RIGHT })
    tokenId = id
  })

  const newest = async () => await newestSeq(table.records())
  const encounterFor = async (who: 'gameMaster' | 'kessa' | 'odo') =>
    JSON.stringify(await table[who]('getEncounter', { campaignId: CAMPAIGN_ID }))

  it('[FOG-20] [ENC-20] the token of a known combatant is sent when it leaves the fog', async () => {
    const odo = await joinAs(table, table.odo)
    await ask('startEncounter', { combatants: [{ characterId: KESSA }, { characterId: ODO }] })
    await odo.until(upTo(await newest()))
    for (const received of [odo.transcript.join('\n'), await encounterFor('odo')]) {
      expect(received).toContain(KESSA)
      expect(received).not.toContain(tokenId)
    }
    for (const who of ['gameMaster', 'kessa'] as const) expect(await encounterFor(who)).toContain(tokenId)
    await ask('updateToken', { tokenId, position: LEFT })
    expect(await encounterFor('odo')).toContain(tokenId)
    await ask('updateToken', { tokenId, position: RIGHT })
    expect(await encounterFor('odo')).not.toContain(tokenId)
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'all' })
    expect(await encounterFor('odo')).toContain(tokenId)
  })
})
