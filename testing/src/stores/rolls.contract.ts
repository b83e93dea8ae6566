import { maySeeRoll, rollAudiences, type Viewer } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import {
  type NewRoll,
  addRoll,
  listRolls,
  readThrow,
  readThrown,
  saveThrow,
} from '@waybook/server/features/dice/queries.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { campaignOf, drownedRoad, KESSA } from './drowned-road.ts'
import { idsOf, openForTest, recordsOf, type Open } from './open-for-test.ts'
import { rollOf } from './roll-of.ts'

const maren: Viewer = { userId: 'maren', role: 'player', characterId: KESSA }
const ilse: Viewer = { userId: 'ilse', role: 'player', characterId: null }
const bram: Viewer = { userId: 'bram', role: 'gameMaster', characterId: null }
const everybody = [maren, ilse, bram]

const roll = async (records: CampaignStore, { userId }: Viewer, wanted: NewRoll) =>
  await records.transaction({ actor: userId }, async (write) => await addRoll(write, wanted))

/** One roll for each audience by each viewer, in this order. */
async function rollAll(records: CampaignStore) {
  const made = everybody.flatMap((who) => rollAudiences.map((audience) => ({ who, audience })))
  const rolls = []
  for (const { who, audience } of made)
    rolls.push(await roll(records, who, rollOf(`${who.userId}-${audience}`, { audience })))
  return rolls
}

export function describeRolls(open: Open): void {
  describe('rolls', () => {
    it('[STO-39] are stored as rolled, and recorded for their audience', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      const made = await roll(records, maren, rollOf('first', { characterId: KESSA, reason: 'Is the ferry safe?' }))
      expect(await listRolls(records, { limit: 9 }, ilse)).toEqual([made])
      expect(made).toMatchObject({ rollerId: 'maren', by: 'Maren', dice: { ability: [3], difficulty: [7] } })
      expect(await readChangesSince(records, since, 9)).toMatchObject([
        { actor: 'maren', at: made.at, audience: 'everyone', operation: 'roll', subject: 'first', payload: made },
      ])
    })

    it('[STO-39] for the game master or for oneself are recorded for that audience', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      await roll(records, maren, rollOf('asked', { audience: 'gameMaster' }))
      await roll(records, maren, rollOf('own', { audience: 'self' }))
      const audiences = (await readChangesSince(records, since, 9)).map(({ audience }) => audience)
      expect(audiences).toEqual(['rollerAndGameMaster', 'roller'])
    })

    it.each(everybody)('[STO-40] $userId gets the rolls that they may see, newest first', async (viewer) => {
      const records = await recordsOf(open, drownedRoad())
      const all = await rollAll(records)
      const received = all.filter((made) => maySeeRoll(viewer, made)).toReversed()
      expect(await listRolls(records, { limit: 99 }, viewer)).toEqual(received)
    })

    it('[STO-40] pages contain every roll once', async () => {
      const records = await recordsOf(open, drownedRoad())
      await rollAll(records)
      const whole = idsOf(await listRolls(records, { limit: 99 }, maren))
      const pages: string[][] = []
      for (let before: string | undefined; pages.flat().length < whole.length; before = pages.at(-1)?.at(-1))
        pages.push(idsOf(await listRolls(records, { limit: 2, before }, maren)))
      expect(pages).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)])
    })

    it('[STO-40] a page before a hidden roll is refused like one before an unknown roll', async () => {
      const records = await recordsOf(open, drownedRoad())
      await rollAll(records)
      const refusals = ['bram-self', 'nothing'].map(async (before) => {
        const requested = listRolls(records, { limit: 9, before }, maren)
        return await requested.catch((error: unknown) => String(error))
      })
      const [unheard, unknown] = await Promise.all(refusals)
      expect(unheard).toMatch(/before: must be the `next` of an earlier page/)
      expect(unheard).toBe(unknown)
    })

    it('[STO-41] the flight of the dice is returned to users who may see the roll', async () => {
      const records = await recordsOf(open, drownedRoad())
      await rollAll(records)
      const motion = new Uint8Array([0, 7, 255])
      await records.unlogged(async (tables) => await saveThrow(tables, 'maren-gameMaster', motion))
      await records.unlogged(async (tables) => await saveThrow(tables, 'nothing', motion))
      const sent = await Promise.all(everybody.map(async (who) => await readThrow(records, 'maren-gameMaster', who)))
      expect(sent).toEqual([motion, undefined, motion])
      expect(await readThrow(records, 'maren-table', ilse)).toBeNull()
      expect(await readThrow(records, 'nothing', bram)).toBeUndefined()
      expect(await readThrown(records, 'maren-gameMaster')).toEqual({
        roll: { id: 'maren-gameMaster', rollerId: 'maren', audience: 'gameMaster' },
        motion,
      })
      expect(await readThrown(records, 'maren-table')).toBeNull()
      expect(await readThrown(records, 'nothing')).toBeNull()
    })

    it('[STO-41] the flights of the newest 200 rolls are stored', async () => {
      const records = await recordsOf(open, drownedRoad())
      for (let number = 0; number <= 200; number += 1) {
        await roll(records, maren, rollOf(`roll-${number}`))
        await records.unlogged(async (tables) => await saveThrow(tables, `roll-${number}`, new Uint8Array([number])))
      }
      const stored = async (number: number) => await readThrow(records, `roll-${number}`, ilse)
      expect([await stored(0), await stored(1), await stored(200)]).toEqual([
        null,
        new Uint8Array([1]),
        new Uint8Array([200]),
      ])
    })

    it('[STO-13] of another campaign are not returned', async () => {
      const store = await openForTest(open)
      const [records, other] = [store.records('dam3'), store.records('dam4')]
      await other.replaceCampaign(campaignOf([]), 'test')
      await roll(records, maren, rollOf('first'))
      expect(await listRolls(other, { limit: 9 }, maren)).toEqual([])
      expect(await readThrow(other, 'first', maren)).toBeUndefined()
      await records.unlogged(async (tables) => await saveThrow(tables, 'first', new Uint8Array([1])))
      expect(await readThrown(other, 'first')).toBeNull()
    })
  })
}
