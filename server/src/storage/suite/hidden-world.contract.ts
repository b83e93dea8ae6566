import { maySee, type Sight } from '@waybook/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { AuthoredCampaign, AuthoredEntity, Records } from '../records.ts'
import { campaignOf, entityOf, gameMaster, playerOf } from './drowned-road.ts'
import { opened, type Open } from './opened.ts'

const ROUNDS = process.env['LONG'] ? 500 : 30
const TIMEOUT_MS = 120_000

const ids = ['characters/a', 'characters/b', 'items/c', 'items/d', 'locations/e', 'scenes/f', 'scenes/g']
const words = ['tide', 'tidal', 'lamp', 'low']
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' '))
const tags = fc.uniqueArray(fc.constantFrom('party-member', 'guide'))
const visible = fc.constantFrom(null, true, false)
const relationship = fc.record({
  type: fc.constantFrom('knows', 'contains'),
  to: fc.constantFrom(...ids),
  secret: fc.boolean(),
})
const mention = fc.record({ to: fc.constantFrom(...ids), secret: fc.boolean() })
const transition = fc.record({
  direction: fc.constantFrom('outgoing', 'incoming'),
  scene: fc.constantFrom('scenes/f', 'scenes/g'),
  requirement: text,
})

const entity = (id: string): fc.Arbitrary<AuthoredEntity> =>
  fc
    .record({
      name: text,
      open: text,
      secret: text,
      tags,
      visible,
      relationships: fc.array(relationship, { maxLength: 4 }),
      transitions: fc.array(transition, { maxLength: 3 }),
      mentions: fc.array(mention, { maxLength: 4 }),
    })
    .map(({ name, open, secret, ...about }) =>
      entityOf(id, {
        ...about,
        name,
        startingInventory: id.startsWith('characters/') ? { 'items/c': 1, 'items/d': 2 } : {},
        longDescription: { full: `${open} ${secret}`, open },
      }),
    )

const campaign: fc.Arbitrary<AuthoredCampaign> = fc
  .subarray(ids, { minLength: 1 })
  .chain((some) => fc.tuple(...some.map(entity)))
  .map((entities) => campaignOf(entities))

/** All that somebody can learn by asking for everything that there might be. */
async function learns(records: Records, sight: Sight) {
  const page = await records.list({ sort: 'name', limit: 2 }, sight)
  return {
    page,
    rest: page.next === null ? null : await records.list({ sort: 'name', limit: 9, after: page.next }, sight),
    lists: await Promise.all(
      words.map(async (word) => await records.list({ sort: 'newest', limit: 9, words: [word] }, sight)),
    ),
    counted: await records.countTags({ words: ['the'] }, sight),
    tagged: await records.list({ sort: 'name', limit: 9, tag: 'guide', type: 'character' }, sight),
    found: await Promise.all(words.map(async (word) => await records.search([word.slice(0, 3)], 9, sight))),
    cards: await records.cards(ids, sight),
    relationships: await Promise.all(ids.map(async (id) => await records.relationships(id, sight))),
    mentions: await Promise.all(ids.map(async (id) => await records.mentions(id, sight))),
    inScenes: await Promise.all(ids.map(async (id) => await records.sceneEntities(id, sight))),
    ways: await Promise.all(ids.map(async (id) => await records.sceneTransitions(id, sight))),
    dynamic: await Promise.all(ids.map(async (id) => await records.dynamic(id, sight))),
    entities: await Promise.all(ids.map(async (id) => await records.entity(id, sight))),
  }
}

export function describeHiddenWorld(open: Open): void {
  it(
    '[STO-27] a player learns no more than if the hidden entities were not there',
    { timeout: TIMEOUT_MS },
    async () => {
      const store = await opened(open)
      let round = 0
      await fc.assert(
        fc.asyncProperty(campaign, fc.constantFrom(...ids), async (whole, character) => {
          round += 1
          const sight = playerOf(character)
          const records = store.records(`whole-${round}`)
          await records.import(whole, 'test')
          const cards = new Map((await records.cards(ids, gameMaster)).map((card) => [card.id, card]))
          const seen = whole.entities.filter(({ id }) => maySee(sight, { id, shown: cards.get(id)?.shown ?? false }))
          const bare = store.records(`bare-${round}`)
          await bare.import({ ...whole, entities: seen }, 'test')
          expect(await learns(records, sight)).toEqual(await learns(bare, sight))
        }),
        { numRuns: ROUNDS },
      )
    },
  )
}
