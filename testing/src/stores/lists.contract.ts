import type { EntityType, VisibilityScope } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign } from '@waybook/server/features/campaign/queries.ts'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { countEntities, countLetters, countTags } from '@waybook/server/features/entities/count-tags.ts'
import type { ListFilter, ListQuery } from '@waybook/server/features/entities/entity-record.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { searchEntities } from '@waybook/server/features/entities/search.ts'
import { removePicture } from '@waybook/server/features/pictures/set-picture.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { BELL, bell, campaignOf, entityOf, gameMaster, hask, HASK, KESSA, kessa, stranger } from './drowned-road.ts'
import { idsOf, openForTest, recordsOf, show, type Open } from './open-for-test.ts'

const ODO = 'characters/odo-brandreth'

/** Many entities share a name, and every third is hidden. */
const crowd = campaignOf(
  Array.from({ length: 23 }, (_, index) =>
    entityOf(`items/lamp-${index}`, { name: ['Lamp', 'lamp', 'Wick'][index % 3] ?? '', visible: index % 3 !== 1 }),
  ),
)

async function allPages(records: CampaignStore, query: ListQuery, scope: VisibilityScope): Promise<string[][]> {
  const page = await listEntities(records, query, scope)
  const rest = page.next === null ? [] : await allPages(records, { ...query, after: page.next }, scope)
  return [idsOf(page.entities), ...rest]
}

export function describeLists(open: Open): void {
  describe('lists', () => {
    it.each([1, 2, 7, 22, 23, 24])(
      '[STO-9] pages of %i contain every entity once, in a stable order',
      async (limit) => {
        const records = await recordsOf(open, crowd)
        for (const scope of [gameMaster, stranger]) {
          for (const query of [{ sort: 'name' }, { sort: 'name', type: 'item' }, { sort: 'newest' }] as const) {
            const whole = idsOf((await listEntities(records, { ...query, limit: 200 }, scope)).entities)
            const pages = await allPages(records, { ...query, limit }, scope)
            expect(pages.flat()).toEqual(whole)
            expect(new Set(whole).size).toBe(scope.everything ? 23 : 15)
            expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
          }
        }
      },
    )

    it('[STO-76] tags are counted in alphabetical order, with words and without', async () => {
      const tags = Array.from({ length: 40 }, (_, index) => `tag-${(index * 17) % 40}`)
      const lamps = tags.map((tag, index) => entityOf(`items/lamp-${index}`, { name: 'Lamp', tags: [tag] }))
      const records = await recordsOf(open, campaignOf(lamps))
      for (const filter of [{}, { words: ['lamp'] }]) {
        const counted = await countTags(records, filter, gameMaster)
        expect(counted.tags.map(({ tag }) => tag)).toEqual(tags.toSorted())
      }
    })

    it('[STO-9] a page continues where the last one ended, even if that entity was removed', async () => {
      const names = ['Amber', 'Bell', 'Causeway', 'Dyke'].map((name) =>
        entityOf(`items/${name.toLowerCase()}`, { name }),
      )
      const records = await recordsOf(open, campaignOf(names))
      const { next } = await listEntities(records, { sort: 'name', limit: 2 }, stranger)
      await records.replaceCampaign(campaignOf(names.filter(({ name }) => name !== 'Bell')), 'test')
      const rest = await listEntities(records, { sort: 'name', limit: 2, after: next ?? '' }, stranger)
      expect(idsOf(rest.entities)).toEqual(['items/causeway', 'items/dyke'])
    })

    it('[STO-10] names are sorted without regard to case and accents', async () => {
      const names = ['Zoll', 'élan', 'Eel', 'amber', '“Ebb”']
      const records = await recordsOf(
        open,
        campaignOf(names.map((name, index) => entityOf(`items/${index}`, { name }))),
      )
      const { entities } = await listEntities(records, { sort: 'name', limit: 9 }, stranger)
      expect(entities.map(({ name }) => name)).toEqual(['amber', '“Ebb”', 'Eel', 'élan', 'Zoll'])
    })

    it('[STO-10] a list of one type starts with the entities that have an order; a list of all types is sorted by name', async () => {
      const news = [null, 2, 1, null, -1].map((order, index) => entityOf(`newsletters/${'abcde'[index]}`, { order }))
      const records = await recordsOf(open, campaignOf([...news, entityOf('items/aaa')]))
      const ids = async (type?: EntityType) =>
        idsOf((await listEntities(records, { sort: 'name', limit: 9, type }, stranger)).entities)
      expect(await ids('newsletter')).toEqual(['e', 'c', 'b', 'a', 'd'].map((letter) => `newsletters/${letter}`))
      expect(await ids()).toEqual([
        'newsletters/a',
        'items/aaa',
        ...['b', 'c', 'd', 'e'].map((at) => `newsletters/${at}`),
      ])
    })

    it('[STO-10] among characters the party comes first', async () => {
      const named = ['Ada', 'Bel', 'Cai'].map((name) =>
        entityOf(`characters/${name.toLowerCase()}`, {
          name,
          visible: true,
          tags: name === 'Ada' ? ['npc'] : ['party-member'],
        }),
      )
      const records = await recordsOf(open, campaignOf(named))
      const { entities } = await listEntities(records, { sort: 'name', limit: 9, type: 'character' }, stranger)
      expect(entities.map(({ name }) => name)).toEqual(['Bel', 'Cai', 'Ada'])
    })

    it('[STO-10] the newest entities are the last added, whether changed since or not', async () => {
      const [first, later] = [entityOf('items/c'), [entityOf('items/a'), entityOf('items/b')]]
      const records = await recordsOf(open, campaignOf([first]))
      await records.replaceCampaign(campaignOf([first, ...later]), 'test')
      await records.replaceCampaign(campaignOf([{ ...first, description: 'Changed.' }, ...later]), 'test')
      const { entities } = await listEntities(records, { sort: 'newest', limit: 9 }, stranger)
      expect(idsOf(entities)).toEqual(['items/a', 'items/b', 'items/c'])
    })

    it('[STO-11] type, tag and words are combined', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          entityOf('items/oil-lamp', { tags: ['light', 'oil'] }),
          entityOf('items/glass-lamp', { tags: ['light'] }),
          entityOf('items/oil-skin', { tags: ['oil'] }),
          entityOf('locations/lamp-house', { tags: ['oil'] }),
        ]),
      )
      const ids = async (query: Partial<ListQuery>) =>
        idsOf((await listEntities(records, { sort: 'name', limit: 9, ...query }, stranger)).entities)
      expect(await ids({ type: 'item', tag: 'oil', words: ['lamp'] })).toEqual(['items/oil-lamp'])
      expect(await ids({ tag: 'oil', words: ['la'] })).toEqual(['locations/lamp-house', 'items/oil-lamp'])
      expect(await ids({ tag: 'OIL' })).toEqual([])
      expect(await ids({ words: [] })).toHaveLength(4)
    })

    it('[STO-11] lists the party or the other characters, and entities with or without a picture', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          kessa(),
          entityOf(ODO, { visible: true }),
          hask(),
          bell(),
          entityOf('items/relic', { tags: ['party-member'] }),
        ]),
      )
      const lists = async (filter: ListFilter, scope: VisibilityScope) => ({
        ids: idsOf((await listEntities(records, { sort: 'name', limit: 9, ...filter }, scope)).entities),
        count: await countEntities(records, filter, scope),
      })
      const found = (...ids: string[]) => ({ ids, count: ids.length })
      expect(await lists({ party: true }, stranger)).toEqual(found(KESSA))
      expect(await lists({ type: 'character', party: false }, stranger)).toEqual(found(ODO))
      expect(await lists({ type: 'character', party: false, tag: 'guide' }, stranger)).toEqual(found())
      expect(await lists({ type: 'character', pictured: true }, stranger)).toEqual(found(KESSA))
      expect(await lists({ type: 'character', pictured: true }, gameMaster)).toEqual(found(KESSA, HASK))
      expect(await lists({ pictured: false }, gameMaster)).toEqual(found(ODO, 'items/relic'))
      await records.transaction({ actor: 'gm' }, async (tx) => await removePicture(tx, BELL))
      expect(await lists({ type: 'item', pictured: true }, stranger)).toEqual(found())
    })

    it('[STO-50] counts the entities of a list and their tags within the visibility scope', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          entityOf('items/oil-lamp', { tags: ['light', 'oil'] }),
          entityOf('items/glass-lamp', { tags: ['light'] }),
          entityOf('items/moon-lamp', { tags: ['light', 'moon'], visible: false }),
          entityOf('locations/lamp-house', { tags: ['oil', 'house'] }),
        ]),
      )
      const counts = async (filter: ListFilter, scope: VisibilityScope) => {
        const { entities, tags } = await countTags(records, filter, scope)
        return { entities, tags: Object.fromEntries(tags.map((one) => [one.tag, one.entities])) }
      }
      expect(await counts({ type: 'item' }, stranger)).toEqual({ entities: 2, tags: { light: 2, oil: 1 } })
      expect(await counts({ type: 'item' }, gameMaster)).toEqual({ entities: 3, tags: { light: 3, oil: 1, moon: 1 } })
      expect(await counts({ words: ['oil'] }, stranger)).toEqual({ entities: 1, tags: { light: 1, oil: 1 } })
      expect(await counts({}, stranger)).toEqual({ entities: 3, tags: { light: 2, oil: 2, house: 1 } })
      expect(await counts({ type: 'event' }, gameMaster)).toEqual({ entities: 0, tags: {} })
    })

    it('[WORLD-13] a list by alphabet begins at a letter, and counts its total from there', async () => {
      const named = ['Élan', 'amber', 'Zoll', 'Eel'].map((name, index) =>
        entityOf(`newsletters/${index}`, { name, order: name === 'Zoll' ? 1 : null }),
      )
      const records = await recordsOf(open, campaignOf(named))
      const names = async (from?: string) => {
        const query = { sort: 'alphabet', type: 'newsletter', from } as const
        const { entities } = await listEntities(records, { ...query, limit: 9 }, stranger)
        expect(await countEntities(records, query, stranger)).toBe(entities.length)
        return entities.map(({ name }) => name)
      }
      expect(await names()).toEqual(['amber', 'Eel', 'Élan', 'Zoll'])
      expect(await names('e')).toEqual(['Eel', 'Élan', 'Zoll'])
      expect(await names('f')).toEqual(['Zoll'])
    })

    it('[WORLD-14] entities are counted by type and letter within the visibility scope', async () => {
      const records = await recordsOf(
        open,
        campaignOf([
          entityOf('items/lamp', { name: 'Lamp', tags: ['light'] }),
          entityOf('items/lens', { name: 'lens', tags: ['light'], visible: false }),
          entityOf('locations/lock', { name: 'Lock' }),
          entityOf('locations/esk', { name: 'Ésk' }),
        ]),
      )
      const counts = async (scope: VisibilityScope, filter: { tag?: string; words?: string[] } = {}) =>
        (await countLetters(records, filter, scope))
          .map(({ type, letter, entities }) => `${type} ${letter} ${entities}`)
          .toSorted()
      expect(await counts(stranger)).toEqual(['item l 1', 'location e 1', 'location l 1'])
      expect(await counts(gameMaster)).toEqual(['item l 2', 'location e 1', 'location l 1'])
      expect(await counts(gameMaster, { tag: 'light' })).toEqual(['item l 2'])
      expect(await counts(stranger, { words: ['lo'] })).toEqual(['location l 1'])
      expect(await counts(stranger, { tag: 'light', words: ['lens'] })).toEqual([])
    })

    it('[STO-150] counts match the list after any showing, hiding, importing and removing', async () => {
      const lamps = (...ids: readonly string[]) =>
        campaignOf(ids.map((id) => entityOf(id, { tags: ['light', id.slice(-1)] })))
      const records = await recordsOf(open, lamps('items/a', 'items/b', 'characters/c', 'characters/d'))
      const own: VisibilityScope = { everything: false, ownCharacter: 'characters/c' }
      const filters: ListFilter[] = [{}, { type: 'item' }, { type: 'character' }, { tag: 'light' }, { tag: 'c' }]
      const expectSame = async () => {
        for (const scope of [gameMaster, stranger, own])
          for (const filter of filters) {
            const { entities } = await listEntities(records, { sort: 'name', limit: 9, ...filter }, scope)
            expect(await countEntities(records, filter, scope)).toBe(entities.length)
            if (filter.tag !== undefined) continue
            const counted = await countTags(records, filter, scope)
            const tags = [...new Set(entities.flatMap((one) => one.tags))].toSorted()
            const tagged = (tag: string) => entities.filter((one) => one.tags.includes(tag)).length
            expect(counted.entities).toBe(entities.length)
            expect(counted.tags.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))).toEqual(
              tags.map((tag) => ({ tag, entities: tagged(tag) })),
            )
          }
      }
      await expectSame()
      for (const [id, visible] of [
        ['items/a', false],
        ['characters/c', false],
        ['items/a', true],
        ['items/a', false],
        ['characters/d', true],
      ] as const) {
        await show(records, id, visible, 'gm')
        await expectSame()
      }
      await records.replaceCampaign(lamps('items/a', 'characters/c', 'characters/e'), 'test')
      await expectSame()
      await records.replaceCampaign(lamps('items/b'), 'test')
      await expectSame()
    })

    it.each(['', 'nonsense', 'W10', 'WyJhIl0', 'bnVsbA'])('[STO-12] after: "%s" is refused', async (after) => {
      const records = await recordsOf(open, crowd)
      await expect(listEntities(records, { sort: 'name', limit: 5, after }, gameMaster)).rejects.toMatchObject({
        id: 'bad-params',
      })
    })

    it('[STO-13] campaigns in one store are independent', async () => {
      const store = await openForTest(open)
      await store.records('dam3').replaceCampaign(crowd, 'test')
      await store.records('other').replaceCampaign(campaignOf([entityOf('items/lamp-0', { name: 'Other' })]), 'test')
      const one = store.records('other')
      expect(await listEntities(one, { sort: 'name', limit: 9 }, gameMaster)).toMatchObject({
        entities: [{ name: 'Other' }],
      })
      expect(await searchEntities(one, { words: ['lamp'], limit: 9 }, gameMaster)).toEqual([])
      expect(await readCampaign(store.records('third'))).toBeNull()
      expect(await readCampaignSources(store.records('third'))).toBeNull()
      expect(await newestSeq(one)).toBe(2)
    })
  })
}
