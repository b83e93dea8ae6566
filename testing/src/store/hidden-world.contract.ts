import { maySee, type Sight } from '@waybook/contract'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { anyCampaign, ids, words } from './any-campaign.ts'
import { gameMaster, playerOf } from './drowned-road.ts'
import { opened, type Open } from './opened.ts'

const ROUNDS = process.env['LONG'] ? 500 : 30

/** All that somebody can learn by asking for everything that there might be. */
async function learns(records: CampaignStore, sight: Sight) {
  const page = await records.entities.list({ sort: 'name', limit: 2 }, sight)
  return {
    page,
    rest: page.next === null ? null : await records.entities.list({ sort: 'name', limit: 9, after: page.next }, sight),
    lists: await Promise.all(
      words.map(async (word) => await records.entities.list({ sort: 'newest', limit: 9, words: [word] }, sight)),
    ),
    counted: await records.entities.countTags({ words: ['the'] }, sight),
    tagged: await records.entities.list({ sort: 'name', limit: 9, tag: 'guide', type: 'character' }, sight),
    found: await Promise.all(words.map(async (word) => await records.entities.search([word.slice(0, 3)], 9, sight))),
    cards: await records.entities.cards(ids, sight),
    relationships: await Promise.all(ids.map(async (id) => await records.entities.relationships(id, sight))),
    mentions: await Promise.all(ids.map(async (id) => await records.entities.mentions(id, sight))),
    inScenes: await Promise.all(ids.map(async (id) => await records.scenes.entities(id, sight))),
    ways: await Promise.all(ids.map(async (id) => await records.scenes.transitions(id, sight))),
    dynamic: await Promise.all(ids.map(async (id) => await records.characters.dynamic(id, sight))),
    facts: await records.facts.about(ids, sight),
    entities: await Promise.all(ids.map(async (id) => await records.entities.find(id, sight))),
  }
}

export function describeHiddenWorld(open: Open): void {
  it('[STO-27] a player learns no more than if the hidden entities were not there', async () => {
    const store = await opened(open)
    let round = 0
    await fc.assert(
      fc.asyncProperty(anyCampaign, fc.constantFrom(...ids), async (whole, character) => {
        round += 1
        const sight = playerOf(character)
        const records = store.records(`whole-${round}`)
        await records.imports.replace(whole, 'test')
        const cards = new Map((await records.entities.cards(ids, gameMaster)).map((card) => [card.id, card]))
        const seen = whole.entities.filter(({ id }) => maySee(sight, { id, shown: cards.get(id)?.shown ?? false }))
        const bare = store.records(`bare-${round}`)
        await bare.imports.replace({ ...whole, entities: seen }, 'test')
        expect(await learns(records, sight)).toEqual(await learns(bare, sight))
      }),
      { numRuns: ROUNDS },
    )
  })
}
