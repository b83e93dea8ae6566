import { newestSeq } from '@waybook/server/database/change-log.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { readFigures } from '@waybook/server/features/table/figures.ts'
import { readActiveScene } from '@waybook/server/features/table/queries.ts'
import { findToken, listTokens } from '@waybook/server/features/table/token-queries.ts'
import { describe, expect, it } from 'vitest'

import {
  campaignOf,
  entityOf,
  gameMaster,
  HASK,
  hask,
  KESSA,
  kessa,
  pictureOf,
  playerOf,
  stranger,
} from '../drowned-road.ts'
import { idsOf, recordsOf, show, type Open } from '../open-for-test.ts'
import { recordsWithScene, GATE, LAMP, put, setScene, STAIR, threeScenes } from './table-of.ts'
import { tokenOf } from './token-of.ts'

export function describeTokens(open: Open): void {
  describe('tokens', () => {
    it('[STO-44] a token is stored unchanged, with the number of its last change as its version', async () => {
      const records = await recordsWithScene(open, GATE)
      await put(records, 'a', tokenOf(KESSA))
      const version = await newestSeq(records)
      expect(await listTokens(records, GATE, gameMaster)).toEqual([{ id: 'a', ...tokenOf(KESSA), version }])
      await put(records, 'a', tokenOf(KESSA, { position: { x: 12.34, y: 100 }, size: 'large', visible: false }))
      expect(await findToken(records, 'a', gameMaster)).toMatchObject({
        position: { x: 12.34, y: 100 },
        version: version + 1,
      })
      await put(records, 'a', null)
      expect([await findToken(records, 'a', gameMaster), await listTokens(records, GATE, gameMaster)]).toEqual([
        null,
        [],
      ])
      await put(records, 'a', tokenOf(KESSA))
      expect(await findToken(records, 'a', gameMaster)).toMatchObject({ version: version + 3 })
    })

    it('[STO-44] a write without effect is not recorded', async () => {
      const records = await recordsWithScene(open, GATE)
      await put(records, 'a', tokenOf(KESSA))
      const since = await newestSeq(records)
      await put(records, 'a', tokenOf(KESSA))
      await put(records, 'nobody', null)
      await setScene(records, GATE)
      expect(await newestSeq(records)).toBe(since)
    })

    it('[STO-45] players see the visible tokens of the active scene whose characters they may see', async () => {
      const records = await recordsWithScene(open, GATE)
      await put(records, 'kessa', tokenOf(KESSA))
      await put(records, 'kessa-hidden', tokenOf(KESSA, { visible: false }))
      await put(records, 'kessa-elsewhere', tokenOf(KESSA, { sceneId: LAMP }))
      await put(records, 'hask', tokenOf(HASK))
      const seenBy = async (scope: typeof gameMaster) => [
        idsOf(await listTokens(records, GATE, scope)).toSorted(),
        idsOf(await listTokens(records, LAMP, scope)),
      ]
      expect(await seenBy(gameMaster)).toEqual([['hask', 'kessa', 'kessa-hidden'], ['kessa-elsewhere']])
      expect(await seenBy(stranger)).toEqual([['kessa'], []])
      expect(await seenBy(playerOf(HASK))).toEqual([['hask', 'kessa'], []])
      for (const id of ['kessa-hidden', 'kessa-elsewhere', 'hask'])
        expect(await findToken(records, id, stranger)).toBeNull()
      await setScene(records, LAMP)
      expect(await seenBy(stranger)).toEqual([[], ['kessa-elsewhere']])
    })

    it('[STO-45] players see no tokens of a hidden scene, even if it is active', async () => {
      const records = await recordsWithScene(open, STAIR)
      await put(records, 'a', tokenOf(KESSA, { sceneId: STAIR }))
      expect([await readActiveScene(records, stranger), await listTokens(records, STAIR, stranger)]).toEqual([null, []])
      await show(records, STAIR, true)
      expect([await readActiveScene(records, stranger), idsOf(await listTokens(records, STAIR, stranger))]).toEqual([
        STAIR,
        ['a'],
      ])
    })

    it('[STO-46] tokens and scenes that an import removed are omitted until they are imported again', async () => {
      const records = await recordsWithScene(open, GATE)
      await put(records, 'a', tokenOf(KESSA))
      await records.replaceCampaign(campaignOf([entityOf(GATE, { visible: true })]), 'test')
      expect([await listTokens(records, GATE, gameMaster), await findToken(records, 'a', gameMaster)]).toEqual([
        [],
        null,
      ])
      await records.replaceCampaign(campaignOf([kessa()]), 'test')
      expect([await readActiveScene(records, gameMaster), await listTokens(records, GATE, gameMaster)]).toEqual([
        null,
        [],
      ])
      await put(records, 'a', null)
      await put(records, 'a', tokenOf(KESSA))
      await records.replaceCampaign(threeScenes(), 'test')
      expect([await readActiveScene(records, gameMaster), idsOf(await listTokens(records, GATE, stranger))]).toEqual([
        GATE,
        ['a'],
      ])
    })

    it('[STO-47] a figure has the character’s name, party membership, conditions and pictures, portraits first', async () => {
      const portrait = entityOf('items/sketch', { picture: pictureOf('sketch') })
      const secret = entityOf('items/wanted', { picture: pictureOf('wanted') })
      const relationships = [
        { type: 'depicted by', to: 'items/wanted', secret: true },
        { type: 'portrayed by', to: 'items/sketch', secret: false },
      ]
      const records = await recordsOf(open, campaignOf([{ ...kessa(), relationships }, hask(), portrait, secret]))
      await records.transaction(
        { actor: 'gm' },
        async (write) => await setDynamic(write, KESSA, { conditions: ['winded'] }),
      )
      const figures = await readFigures(records, [KESSA, HASK, 'characters/nobody'])
      const [figure, other] = [KESSA, HASK].map((id) => figures.find((one) => one.id === id))
      expect(figure).toMatchObject({
        id: KESSA,
        name: 'Kessa Vane',
        ofParty: true,
        reveal: 'figures',
        conditions: ['winded'],
      })
      expect(figure?.portraits.map(({ id, secret: hidden, picture }) => [id, hidden, picture.hash])).toEqual([
        ['items/wanted', true, 'wanted'],
        ['items/sketch', false, 'sketch'],
        [KESSA, false, 'kessa'],
      ])
      expect(other).toMatchObject({ id: HASK, ofParty: false, reveal: 'hidden', conditions: [] })
      expect(figures).toHaveLength(2)
    })
  })
}
