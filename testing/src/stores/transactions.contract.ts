import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { setVisibility } from '@waybook/server/features/entities/visibility.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { drownedRoad, gameMaster, HASK, KESSA } from './drowned-road.ts'
import { recordsOf, type Open } from './open-for-test.ts'
import { rollOf } from './roll-of.ts'

const key = { key: 'a-wish-of-its-own', request: 'one less' }

/** Takes one hit point by reading and then writing the value. */
async function takeOne(records: CampaignStore, actor = 'maren', idempotencyKey?: typeof key): Promise<number> {
  return await records.transaction({ actor, idempotencyKey }, async (write) => {
    const left = ((await readDynamic(write, KESSA, gameMaster))?.figures?.hitpoints ?? 0) - 1
    await setDynamic(write, KESSA, { hitpoints: left })
    return left
  })
}

const hitpointsOf = async (records: CampaignStore) =>
  (await readDynamic(records, KESSA, gameMaster))?.figures?.hitpoints

export function describeTransactions(open: Open): void {
  describe('transactions', () => {
    it('[STO-34] a transaction that fails at its end changes nothing and records nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const [since, before] = [await newestSeq(records), await readDynamic(records, KESSA, gameMaster)]
      const failing = records.transaction({ actor: 'gm' }, async (write) => {
        await setDynamic(write, KESSA, { hitpoints: 1, conditions: ['winded'] })
        await setVisibility(write, HASK, true)
        await addRoll(write, rollOf('never'))
        throw new Error('half way')
      })
      await expect(failing).rejects.toThrow('half way')
      expect([await newestSeq(records), await readDynamic(records, KESSA, gameMaster)]).toEqual([since, before])
      expect(await readCards(records, [HASK], gameMaster)).toMatchObject([{ shown: false }])
    })

    it('[STO-34] a transaction reads its own writes, and concurrent ones lose nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const left = await Promise.all(Array.from({ length: 10 }, async () => await takeOne(records)))
      expect(left.toSorted((a, b) => b - a)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
      expect(await hitpointsOf(records)).toBe(4)
    })

    it('[STO-35] a retry returns the first result and changes nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await takeOne(records, 'maren', key)).toBe(13)
      await takeOne(records)
      const since = await newestSeq(records)
      expect(await takeOne(records, 'maren', key)).toBe(13)
      expect([await hitpointsOf(records), await newestSeq(records)]).toEqual([12, since])
    })

    it('[STO-35] many concurrent retries change nothing either', async () => {
      const records = await recordsOf(open, drownedRoad())
      const left = await Promise.all(Array.from({ length: 20 }, async () => await takeOne(records, 'maren', key)))
      expect(new Set(left)).toEqual(new Set([13]))
      expect(await hitpointsOf(records)).toBe(13)
    })

    it('[STO-35] a failed transaction was never committed, so its retry counts as the first', async () => {
      const records = await recordsOf(open, drownedRoad())
      const failing = records.transaction(
        { actor: 'maren', idempotencyKey: key },
        async () => await Promise.reject(new Error('no')),
      )
      await expect(failing).rejects.toThrow('no')
      expect(await takeOne(records, 'maren', key)).toBe(13)
    })

    it('[STO-36] a key belongs to one user and one request', async () => {
      const records = await recordsOf(open, drownedRoad())
      await takeOne(records, 'maren', key)
      const conflict = { id: 'conflict' }
      await expect(takeOne(records, 'ilse', key)).rejects.toMatchObject(conflict)
      await expect(takeOne(records, 'maren', { ...key, request: 'one more' })).rejects.toMatchObject(conflict)
      expect(await takeOne(records, 'maren', { ...key, key: 'another-wish-than-it' })).toBe(12)
    })
  })
}
