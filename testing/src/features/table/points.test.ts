import type { TokenBarAudience } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { connect, upTo } from '../live/live-client.ts'
import { GATE, KESSA, ODO, ZEBULON, tableCampaign } from './table-campaign.ts'
import { addToken, tableUsers, type TableUser } from './table-harness.ts'

const table = campaignOfEach(tableCampaign, tableUsers)
const ask = table.gameMaster
beforeEach(async () => void (await ask('setActiveScene', { sceneId: GATE })))

const characters = { kessa: KESSA, odo: ODO, adversary: ZEBULON }
const gameMasters = ['kessa', 'odo', 'adversary']

/** The characters on whose tokens the user sees points. */
async function seenBy(who: TableUser): Promise<string[]> {
  const { tokens } = await table[who]('getTokens', { sceneId: GATE })
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

  it('[TABLE-321] are the character’s, and are sent with a token that appears', async () => {
    const records = table.records()
    await ask('updateCharacterDynamic', { id: KESSA, hitpoints: 7, strain: 2 })
    await ask('changeSettings', { settings: { tokenBars: 'owner' } })
    const since = await newestSeq(records)
    const added = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    expect(added.points).toMatchObject({ hitpoints: 7, strain: 2 })
    const received = async (who: TableUser) => {
      const client = await connect(await table.address(), { cookie: await table[who].cookie(), since })
      const messages = await client.until(upTo(since + 1))
      return messages.flatMap((one) =>
        one.type === 'change' && one.change?.kind === 'token' ? [one.change.token.points] : [],
      )
    }
    expect([await received('kessa'), await received('odo')]).toEqual([[added.points], [undefined]])
  })

  it('[TABLE-320] names on tokens are shown as the settings say, which every page knows', async () => {
    const namesFor = async () => {
      const { body } = await table.odo.get('/api/me')
      return (JSON.parse(body) as { tokenNames: string }).tokenNames
    }
    expect(await namesFor()).toBe('selected')
    await ask('changeSettings', { settings: { tokenNames: 'everyone' } })
    expect(await namesFor()).toBe('everyone')
  })
})
