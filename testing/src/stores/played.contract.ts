import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { type PlayedFields, setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { BELL, campaignOf, drownedRoad, gameMaster, HASK, KESSA, kessa, playerOf } from './drowned-road.ts'
import { openForTest, recordsOf, type Open } from './open-for-test.ts'

const play = async (records: CampaignStore, id: string, fields: PlayedFields) =>
  await records.transaction({ actor: 'maren' }, async (write) => await setDynamic(write, id, fields))
const carry = async (records: CampaignStore, id: string, item: string, amount: number) =>
  await records.transaction({ actor: 'maren' }, async (write) => await setInventory(write, id, item, amount))

export function describePlayed(open: Open): void {
  describe('values set in play', () => {
    it('[STO-37] are stored with their time, and recorded with only the new values', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      await play(records, KESSA, { hitpoints: 9, strain: 0, conditions: ['winded'] })
      await carry(records, KESSA, BELL, 4)
      const found = await readDynamic(records, KESSA, playerOf(KESSA))
      expect(found).toMatchObject({
        conditions: ['winded'],
        figures: { hitpoints: 9, strain: 0, maxHp: 14, strainThreshold: null },
      })
      expect(found).toMatchObject({ figures: { inventory: [{ itemId: BELL, name: 'Tide bell', amount: 4 }] } })
      const [first, second] = await readChangesSince(records, since, 9)
      const recorded = { actor: 'maren', audience: 'entity', subject: KESSA }
      expect(first).toMatchObject({ ...recorded, operation: 'dynamic' })
      expect(first?.payload).toEqual({ hitpoints: 9, conditions: ['winded'], lastUpdated: first?.at })
      expect(second).toMatchObject({ ...recorded, operation: 'inventory' })
      expect(second?.payload).toEqual({ itemId: BELL, before: 1, amount: 4, lastUpdated: found?.figures?.lastUpdated })
    })

    it('[STO-37] that do not change are not recorded', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      expect(await play(records, KESSA, { hitpoints: 14, strain: 0, conditions: [] })).toBe(true)
      expect(await carry(records, KESSA, BELL, 1)).toBe(true)
      expect(await carry(records, KESSA, HASK, 0)).toBe(true)
      expect(await newestSeq(records)).toBe(since)
      expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({ figures: { lastUpdated: null } })
    })

    it('[STO-37] are refused for a removed character or another entity', async () => {
      const records = await recordsOf(open, drownedRoad())
      await records.replaceCampaign(campaignOf([kessa()]), 'test')
      for (const id of [BELL, HASK, 'characters/nobody']) {
        expect(await play(records, id, { hitpoints: 1 })).toBe(false)
        expect(await carry(records, id, BELL, 1)).toBe(false)
      }
    })

    it('[STO-37] an item with the amount 0 is not in the inventory', async () => {
      const records = await recordsOf(open, drownedRoad())
      await carry(records, KESSA, BELL, 0)
      expect(await readDynamic(records, KESSA, playerOf(KESSA))).toMatchObject({ figures: { inventory: [] } })
    })

    it('[STO-21] a character that has been played no longer follows the file', async () => {
      const records = await recordsOf(open, drownedRoad())
      await carry(records, KESSA, BELL, 5)
      await records.replaceCampaign(campaignOf([{ ...kessa(), maxHp: 30, startingInventory: {} }]), 'test')
      expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({
        figures: { hitpoints: 14, maxHp: 30 },
      })
      await records.replaceCampaign(drownedRoad(), 'test')
      expect((await readDynamic(records, KESSA, playerOf(KESSA)))?.figures?.inventory).toMatchObject([
        { itemId: BELL, amount: 5 },
      ])
    })

    it('[STO-38] listeners are called after each commit until they unsubscribe', async () => {
      const store = await openForTest(open)
      const heard: string[] = []
      const stop = store.onCommit((campaign) => heard.push(campaign))
      await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
      await play(store.records('dam3'), KESSA, { strain: 1 })
      stop()
      await play(store.records('dam3'), KESSA, { strain: 2 })
      expect(heard).toEqual(['dam3', 'dam3'])
    })
  })
}
