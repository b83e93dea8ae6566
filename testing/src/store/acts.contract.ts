import type { Records } from '@waybook/server/database/records.ts'
import { describe, expect, it } from 'vitest'

import { drownedRoad, gameMaster, HASK, KESSA } from './drowned-road.ts'
import { recordsOf, type Open } from './opened.ts'
import { rollOf } from './roll-of.ts'

const once = { id: 'a-wish-of-its-own', asked: 'one less' }

/** Takes one hit point, as somebody would who first looks how many there are. */
async function takeOne(records: Records, actor = 'maren', wish?: typeof once): Promise<number> {
  return await records.act({ actor, once: wish }, async (write) => {
    const left = ((await write.dynamic(KESSA, gameMaster))?.hitpoints ?? 0) - 1
    await write.setDynamic(KESSA, { hitpoints: left })
    return left
  })
}

const hitpointsOf = async (records: Records) => (await records.dynamic(KESSA, gameMaster))?.hitpoints

export function describeActs(open: Open): void {
  describe('acts', () => {
    it('[STO-34] an act that fails at its end has done nothing, and notes nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const [since, before] = [await records.seq(), await records.dynamic(KESSA, gameMaster)]
      const failing = records.act({ actor: 'gm' }, async (write) => {
        await write.setDynamic(KESSA, { hitpoints: 1, conditions: ['winded'] })
        await write.setVisibility(HASK, true)
        await write.addRoll(rollOf('never'))
        throw new Error('half way')
      })
      await expect(failing).rejects.toThrow('half way')
      expect([await records.seq(), await records.dynamic(KESSA, gameMaster)]).toEqual([since, before])
      expect(await records.cards([HASK], gameMaster)).toMatchObject([{ shown: false }])
    })

    it('[STO-34] an act reads what it wrote itself, and two at once lose nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const left = await Promise.all(Array.from({ length: 10 }, async () => await takeOne(records)))
      expect(left).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
      expect(await hitpointsOf(records)).toBe(4)
    })

    it('[STO-35] a retry is answered as the first was, and does nothing again', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(await takeOne(records, 'maren', once)).toBe(13)
      await takeOne(records)
      const since = await records.seq()
      expect(await takeOne(records, 'maren', once)).toBe(13)
      expect([await hitpointsOf(records), await records.seq()]).toEqual([12, since])
    })

    it('[STO-35] nor do many retries at the same time', async () => {
      const records = await recordsOf(open, drownedRoad())
      const left = await Promise.all(Array.from({ length: 20 }, async () => await takeOne(records, 'maren', once)))
      expect(new Set(left)).toEqual(new Set([13]))
      expect(await hitpointsOf(records)).toBe(13)
    })

    it('[STO-35] one that failed was never done, so its retry is the first', async () => {
      const records = await recordsOf(open, drownedRoad())
      const failing = records.act({ actor: 'maren', once }, async () => await Promise.reject(new Error('no')))
      await expect(failing).rejects.toThrow('no')
      expect(await takeOne(records, 'maren', once)).toBe(13)
    })

    it('[STO-36] an id is of one person and one wish', async () => {
      const records = await recordsOf(open, drownedRoad())
      await takeOne(records, 'maren', once)
      const conflict = { id: 'conflict' }
      await expect(takeOne(records, 'ilse', once)).rejects.toMatchObject(conflict)
      await expect(takeOne(records, 'maren', { ...once, asked: 'one more' })).rejects.toMatchObject(conflict)
      expect(await takeOne(records, 'maren', { ...once, id: 'another-wish-than-it' })).toBe(12)
    })
  })
}
