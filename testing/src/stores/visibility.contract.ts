import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { describe, expect, it } from 'vitest'

import {
  BELL,
  campaignOf,
  drownedRoad,
  entityOf,
  gameMaster,
  HASK,
  HIDDEN_MAP,
  KESSA,
  stranger,
} from './drowned-road.ts'
import { recordsOf, show, type Open } from './open-for-test.ts'

export function describeVisibility(open: Open): void {
  describe('visibility', () => {
    it.each([
      // id, tags, visible in the file, set in play, expected
      ['characters/odo', ['party-member'], null, null, true],
      ['characters/odo', [], null, null, false],
      ['characters/odo', [], true, null, true],
      ['characters/odo', ['party-member'], false, null, false],
      ['characters/odo', ['party-member'], true, false, false],
      ['characters/odo', [], false, true, true],
      ['scenes/ford', [], null, null, false],
      ['scenes/ford', [], null, true, true],
      ['locations/low-tarrow', [], null, null, true],
      ['locations/low-tarrow', [], true, false, false],
    ])(
      '[STO-7] %s tagged %j, visible: %s in its file, %s in play: shown is %s',
      async (id, tags, file, play, shown) => {
        const records = await recordsOf(open, campaignOf([entityOf(id, { tags, visible: file })]))
        if (play !== null) await show(records, id, play)
        const known = await readCards(records, [id], stranger)
        expect(known.map((card) => card.shown)).toEqual(shown ? [true] : [])
        expect(await readEntity(records, id, gameMaster)).toMatchObject({ shown })
      },
    )

    it('[STO-7] visibility set in play takes precedence over later changes of the file', async () => {
      const records = await recordsOf(open, drownedRoad())
      await show(records, HASK, true)
      await records.replaceCampaign(campaignOf([entityOf(HASK, { visible: false })]), 'test')
      expect(await readEntity(records, HASK, stranger)).toMatchObject({ shown: true })
    })

    it('[STO-7] if not set in play, visibility follows changes of tags and file', async () => {
      const records = await recordsOf(open, drownedRoad())
      await records.replaceCampaign(campaignOf([entityOf(KESSA), entityOf(HIDDEN_MAP)]), 'test')
      expect(await readEntity(records, KESSA, stranger)).toBeNull()
      expect(await readEntity(records, HIDDEN_MAP, stranger)).toMatchObject({ shown: true })
    })

    it('[STO-8] showing an unknown entity returns false and records nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      const before = await newestSeq(records)
      expect(await show(records, 'characters/nobody', true)).toBe(false)
      expect(await newestSeq(records)).toBe(before)
    })

    it('[STO-8] setting the same value again records nothing', async () => {
      const records = await recordsOf(open, drownedRoad())
      await show(records, BELL, false)
      const before = await newestSeq(records)
      expect(await show(records, BELL, false)).toBe(true)
      expect(await newestSeq(records)).toBe(before)
    })
  })
}
