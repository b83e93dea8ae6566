import { beforeEach, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'

const [KESSA, ODO] = ['characters/kessa-vane', 'characters/odo-brandreth']
const [KNIFE, HIDDEN_BELL] = ['items/wick-knife', 'items/quicksilver-bell']

const { gameMaster, kessa, odo } = campaignOfSuite(secretCampaign, { kessa: KESSA, odo: ODO })
beforeEach(async () => await see(true))

const see = async (granted: boolean) =>
  void (await gameMaster('setGrant', { campaignId: CAMPAIGN_ID, grant: 'seePoints', granted }))

/** The time of Kessa's last change, as each viewer sees it. */
const times = async () =>
  await Promise.all(
    [gameMaster, kessa, odo].map(async (caller) => (await caller('getCharacterDynamic', { id: KESSA })).lastUpdated),
  )

/** Whether the change moved the time for the game master, Kessa's player and Odo's player. */
async function movedBy(change: () => Promise<unknown>): Promise<boolean[]> {
  const before = await times()
  await change()
  const after = await times()
  return after.map((time, index) => time !== before[index])
}

it('[STO-53] a hidden item moves lastUpdated only for the game master', async () => {
  await kessa('addCondition', { id: KESSA, condition: 'winded' })
  const carry = async (itemId: string, amount: number) =>
    await gameMaster('updateCharacterInventory', { characterId: KESSA, itemId, amount })
  expect(await movedBy(async () => await carry(HIDDEN_BELL, 3))).toEqual([true, false, false])
  expect(await movedBy(async () => await carry(HIDDEN_BELL, 0))).toEqual([true, false, false])
  expect(await movedBy(async () => await carry(KNIFE, 4))).toEqual([true, true, true])
})

it('[STO-53] private hit points and strain move it only for the game master and the character’s own player', async () => {
  const hurt = async () => await kessa('adjustCharacterDynamic', { id: KESSA, field: 'strain', by: 1 })
  expect(await movedBy(hurt)).toEqual([true, true, true])
  await see(false)
  expect(await movedBy(hurt)).toEqual([true, true, false])
  const both = async () =>
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 5, conditions: ['dazed'] })
  expect(await movedBy(both)).toEqual([true, true, true])
})

it('[STO-53] after a change that everyone may see, all viewers get the same time', async () => {
  await kessa('addCondition', { id: KESSA, condition: 'tired' })
  const [first, ...others] = await times()
  expect(others).toEqual([first, first])
})
