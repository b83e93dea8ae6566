import { searchWords } from '@waybook/contract'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { searchEntities, searchNearWords } from '@waybook/server/features/entities/search.ts'
import { describe, expect, it } from 'vitest'

import { campaignOf, drownedRoad, entityOf, gameMaster, HASK, KESSA, playerOf, stranger } from './drowned-road.ts'
import { idsOf, recordsOf, show, type Open } from './open-for-test.ts'

const menu = campaignOf([
  entityOf('items/eclair', { name: 'ÉCLAIR', description: 'Sold at the Crème Gate.' }),
  entityOf('items/salt', { name: 'Sült of the Réach' }),
  entityOf('items/street', { name: 'Große Straße', description: '大東京都庁舎, 한국어사전, Ærø.' }),
  entityOf('items/scroll', { name: '東京 Scroll', description: 'Adlam 𞤀𞤁𞤂 in the margin.' }),
])

export function describeSearch(open: Open): void {
  describe('search', () => {
    it.each([
      ['éclair', ['items/eclair']],
      ['ECLAIR', ['items/eclair']],
      ['e\u0301cl', ['items/eclair']],
      ['gate creme', ['items/eclair']],
      ['reach sult', ['items/salt']],
      ['clair', []],
      ['eclair sult', []],
      ['東京 scroll', ['items/scroll']],
      ['strasse grosse', ['items/street']],
      ['STRASSE', ['items/street']],
      ['aero', ['items/street']],
      ['京都', ['items/street']],
      ['국어', ['items/street']],
      ['𞤀𞤁', ['items/scroll']],
    ])(
      '[STO-14] "%s" finds %j: every word matches the start of a word, ignoring case and accents',
      async (text, found) => {
        const records = await recordsOf(open, menu)
        expect(idsOf(await searchEntities(records, { words: searchWords(text), limit: 9 }, stranger))).toEqual(found)
        const page = await listEntities(records, { sort: 'name', limit: 9, words: searchWords(text) }, stranger)
        expect(idsOf(page.entities)).toEqual(found)
      },
    )

    it.each([
      '"',
      '""',
      '*',
      'a"b',
      'x* OR y',
      'name:x',
      'NEAR(a b)',
      '^',
      '-',
      "'; drop table entity; --",
      '{',
      'AND',
    ])('[STO-15] %s is treated as an ordinary word, even if it was not tokenized', async (hostile) => {
      const records = await recordsOf(open, menu)
      expect(await searchEntities(records, { words: [hostile], limit: 9 }, stranger)).toEqual([])
      expect(await listEntities(records, { sort: 'name', limit: 9, words: [hostile] }, stranger)).toMatchObject({
        entities: [],
      })
    })

    it('[STO-15] no words find nothing', async () => {
      const records = await recordsOf(open, menu)
      expect(await searchEntities(records, { words: searchWords('*** !'), limit: 9 }, gameMaster)).toEqual([])
    })

    it('[STO-16] a player finds nothing by a secret word or a hidden entity’s name', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(idsOf(await searchEntities(records, { words: ['traitor'], limit: 9 }, gameMaster))).toEqual([KESSA])
      expect(idsOf(await searchEntities(records, { words: ['hask'], limit: 9 }, gameMaster))).toEqual([HASK])
      for (const word of ['traitor', 'hask', 'drowned']) {
        expect(await searchEntities(records, { words: [word], limit: 9 }, playerOf(KESSA))).toEqual([])
        const page = await listEntities(records, { sort: 'name', limit: 9, words: [word] }, playerOf(KESSA))
        expect(page.entities).toEqual([])
      }
    })

    it('[STO-16] texts that became secret are no longer found', async () => {
      const records = await recordsOf(open, menu)
      await show(records, 'items/eclair', false)
      const changed = { full: 'salt of the reach', open: 'salt' }
      await records.replaceCampaign(campaignOf(menu.entities.map((entity) => ({ ...entity, search: changed }))), 'test')
      expect(await searchEntities(records, { words: ['eclair'], limit: 9 }, gameMaster)).toEqual([])
      expect(await searchEntities(records, { words: ['reach'], limit: 9 }, stranger)).toEqual([])
      expect(idsOf(await searchEntities(records, { words: ['salt'], limit: 9 }, stranger))).toEqual([
        'items/street',
        'items/salt',
        'items/scroll',
      ])
    })

    it.each([
      ['eclaor', ['items/eclair']],
      ['sult raech', ['items/salt']],
      ['eclare', []],
      ['clair', []],
      ['margni 東京', ['items/scroll']],
      ['gat', ['items/eclair']],
      ['got', []],
      ['eclaor slut', []],
      ['of the reach sult and', []],
    ])('[STO-58] "%s" finds %j among near words', async (text, found) => {
      const records = await recordsOf(open, menu)
      expect(idsOf(await searchNearWords(records, { words: searchWords(text), limit: 9 }, stranger))).toEqual(found)
    })

    it.each(['"".*', 'a"*b OR', 'NEAR(a b)', '{open}:', '^^^^'])(
      '[STO-58] %s is treated as an ordinary word',
      async (hostile) => {
        const records = await recordsOf(open, menu)
        expect(await searchNearWords(records, { words: [hostile], limit: 9 }, stranger)).toEqual([])
      },
    )

    it('[STO-58] names that resemble the words come before texts, each sorted by name', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          entityOf('items/a', { name: 'Anchor', description: 'From Tarrow.' }),
          entityOf('items/b', { name: 'Bell of Tarrow' }),
          entityOf('locations/t', { name: 'Tarrow Gate' }),
        ]),
      )
      const found = idsOf(await searchNearWords(records, { words: ['tarorw'], limit: 9 }, stranger))
      expect(found).toEqual(['items/b', 'locations/t', 'items/a'])
      expect(idsOf(await searchNearWords(records, { words: ['tarorw'], limit: 2 }, stranger))).toEqual([
        'items/b',
        'locations/t',
      ])
    })

    it('[STO-59] a misspelled word of a secret or a hidden entity finds nothing for a player', async () => {
      const records = await recordsOf(open, drownedRoad())
      expect(idsOf(await searchNearWords(records, { words: ['tratior'], limit: 9 }, gameMaster))).toEqual([KESSA])
      expect(idsOf(await searchNearWords(records, { words: ['hsak'], limit: 9 }, gameMaster))).toEqual([HASK])
      for (const word of ['tratior', 'hsak', 'drownd'])
        expect(await searchNearWords(records, { words: [word], limit: 9 }, playerOf(KESSA))).toEqual([])
      await show(records, HASK, true)
      expect(idsOf(await searchNearWords(records, { words: ['hsak'], limit: 9 }, playerOf(KESSA)))).toEqual([HASK])
    })

    it('[STO-59] a word that became secret, or left the campaign, no longer matches a misspelled one', async () => {
      const records = await recordsOf(open, menu)
      const changed = { full: 'salt of the reach', open: 'salt' }
      await records.replaceCampaign(campaignOf(menu.entities.map((entity) => ({ ...entity, search: changed }))), 'test')
      expect(await searchNearWords(records, { words: ['raech'], limit: 9 }, playerOf(KESSA))).toEqual([])
      expect(idsOf(await searchNearWords(records, { words: ['raech'], limit: 9 }, gameMaster))).toHaveLength(4)
      expect(await searchNearWords(records, { words: ['margni'], limit: 9 }, gameMaster)).toEqual([])
    })

    it('[SEA-9] a search may be restricted to a type and to a tag', async () => {
      const lamp = (id: string, tags: readonly string[]) => entityOf(id, { name: 'Lamp', tags: [...tags] })
      const records = await recordsOf(
        open,
        campaignOf([lamp('items/a', ['oil']), lamp('items/b', []), lamp('locations/c', ['oil'])]),
      )
      const found = async (within: { type?: 'item'; tag?: string }, word = 'lamp') => [
        idsOf(await searchEntities(records, { words: [word], limit: 9, ...within }, stranger)),
        idsOf(await searchNearWords(records, { words: ['lanp'], limit: 9, ...within }, stranger)),
      ]
      const both = (ids: readonly string[]) => [ids, ids]
      expect(await found({})).toEqual(both(['items/a', 'items/b', 'locations/c']))
      expect(await found({ type: 'item' })).toEqual(both(['items/a', 'items/b']))
      expect(await found({ tag: 'oil' })).toEqual(both(['items/a', 'locations/c']))
      expect(await found({ type: 'item', tag: 'oil' })).toEqual(both(['items/a']))
      expect(await found({ tag: 'no such' })).toEqual(both([]))
    })

    it('[STO-17] the best matches come first: names that start with the words, names that contain them, texts', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          entityOf('items/a', { name: 'Anchor', description: 'From Low Tarrow.' }),
          entityOf('items/b', { name: 'Bell of Low Tarrow' }),
          entityOf('locations/z', { name: 'Low Tarrow' }),
          entityOf('locations/y', { name: 'Low Tarrow Gate' }),
        ]),
      )
      const found = idsOf(await searchEntities(records, { words: searchWords('low tarrow'), limit: 9 }, stranger))
      expect(found).toEqual(['locations/z', 'locations/y', 'items/b', 'items/a'])
      expect(idsOf(await searchEntities(records, { words: ['low'], limit: 2 }, stranger))).toEqual([
        'locations/z',
        'locations/y',
      ])
    })
  })
}
