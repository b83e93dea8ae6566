import type { TokenBarAudience } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { connect, listening, upTo } from '../live/live-client.ts'
import { GATE, KESSA, ODO, ZEBULON } from './table-campaign.ts'
import {
  addToken,
  campaignCall,
  openTableHarness,
  type CampaignCall,
  type Table,
  type TableUser,
} from './table-harness.ts'

let table: Table
let ask: CampaignCall
let address: string
beforeEach(async () => {
  const fresh = await openTableHarness()
  table = fresh
  ask = campaignCall(fresh.gameMaster)
  address = await listening(fresh.testServer)
  await ask('setActiveScene', { sceneId: GATE })
})

const characters = { kessa: KESSA, odo: ODO, adversary: ZEBULON }
const gameMasters = ['kessa', 'odo', 'adversary']

/** The characters on whose tokens the user sees points. */
async function seenBy(who: TableUser): Promise<string[]> {
  const { tokens } = await campaignCall(table[who])('getTokens', { sceneId: GATE })
  const withPoints = new Set(tokens.flatMap(({ points, characterId }) => (points ? [characterId] : [])))
  return Object.entries(characters).flatMap(([name, id]) => (withPoints.has(id) ? [name] : []))
}

describe('points on tokens', () => {
  it.each<[TokenBarAudience, granted: boolean, kessa: string[]]>([
    ['everyone', true, ['kessa', 'odo']],
    ['everyone', false, ['kessa']],
    ['owner', true, ['kessa']],
    ['gameMaster', true, []],
  ])(
    '[TABLE-321] for %s, with the permission to see points %s, show a player %j',
    async (tokenBars, granted, kessa) => {
      await ask('setReveal', { entityId: ZEBULON, reveal: 'figures' })
      for (const characterId of Object.values(characters))
        await addToken(table.gameMaster, { sceneId: GATE, characterId })
      await ask('changeSettings', { settings: { tokenBars } })
      await ask('setGrant', { grant: 'seePoints', granted })
      expect([await seenBy('kessa'), await seenBy('gameMaster')]).toEqual([kessa, gameMasters])
    },
  )

  it('[TABLE-321] are those of the character, and are told with a token that appears', async () => {
    const records = table.testServer.services.store.records(CAMPAIGN_ID)
    await ask('updateCharacterDynamic', { id: KESSA, hitpoints: 7, strain: 2 })
    await ask('changeSettings', { settings: { tokenBars: 'owner' } })
    const since = await records.changes.newest()
    const added = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    expect(added.points).toMatchObject({ hitpoints: 7, strain: 2 })
    const told = async (who: TableUser) => {
      const client = await connect(address, { cookie: await table.cookieOf(who), since })
      const messages = await client.until(upTo(since + 1))
      return messages.flatMap((one) =>
        one.type === 'change' && one.change?.kind === 'token' ? [one.change.token.points] : [],
      )
    }
    expect([await told('kessa'), await told('odo')]).toEqual([[added.points], [undefined]])
  })

  it('[TABLE-320] names on tokens are shown as the settings say, which every page knows', async () => {
    const namesFor = async () => {
      const headers = { cookie: await table.cookieOf('odo') }
      const { body } = await table.testServer.app.inject({ url: '/api/me', headers })
      return (JSON.parse(body) as { tokenNames: string }).tokenNames
    }
    expect(await namesFor()).toBe('selected')
    await ask('changeSettings', { settings: { tokenNames: 'everyone' } })
    expect(await namesFor()).toBe('everyone')
  })
})
