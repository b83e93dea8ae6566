import { maySee, type VisibilityScope } from '@waybook/contract'
import type { LetterCount } from '@waybook/server/features/entities/entity-record.ts'
import type { FactRecords } from '@waybook/server/features/facts/repository.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { anyCampaign, readBy, ids, words } from './any-campaign.ts'
import { gameMaster, playerOf } from './drowned-road.ts'
import { openForTest, type Open } from './open-for-test.ts'

const ROUNDS = process.env['LONG'] ? 500 : 5

const misspelt = words.map((word) => `${word.slice(0, 2)}${word.slice(1)}`)

const byLetter = (a: LetterCount, b: LetterCount) => (a.type + a.letter < b.type + b.letter ? -1 : 1)

/** Answers to queries over facts are sorted, so it does not matter in which order the store has them. */
const inNoOrder = (facts: FactRecords) =>
  Object.values(facts).map((rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted())

/** Everything that a viewer can find out with all queries. */
async function learns(records: CampaignStore, scope: VisibilityScope) {
  const page = await records.entities.list({ sort: 'name', limit: 2 }, scope)
  return {
    page,
    rest: page.next === null ? null : await records.entities.list({ sort: 'name', limit: 9, after: page.next }, scope),
    lists: await Promise.all(
      words.map(async (word) => await records.entities.list({ sort: 'newest', limit: 9, words: [word] }, scope)),
    ),
    counted: await records.entities.countTags({ words: ['the'] }, scope),
    letters: (await records.entities.countLetters({}, scope)).toSorted(byLetter),
    taggedLetters: (await records.entities.countLetters({ tag: 'guide' }, scope)).toSorted(byLetter),
    from: await records.entities.list({ sort: 'alphabet', limit: 9, from: 'k' }, scope),
    tagged: await records.entities.list({ sort: 'name', limit: 9, tag: 'guide', type: 'character' }, scope),
    found: await Promise.all(words.map(async (word) => await records.entities.search([word.slice(0, 3)], 9, scope))),
    within: await Promise.all(
      words.map(
        async (word) =>
          await records.entities.search([word.slice(0, 3)], 9, scope, { type: 'character', tag: 'guide' }),
      ),
    ),
    near: await Promise.all(misspelt.map(async (word) => await records.entities.searchNear([word], 9, scope))),
    cards: await records.entities.cards(ids, scope),
    relationships: await Promise.all(ids.map(async (id) => await records.entities.relationships(id, scope))),
    mentions: await Promise.all(ids.map(async (id) => await records.entities.mentions(id, scope))),
    inScenes: await Promise.all(ids.map(async (id) => await records.scenes.entities(id, scope))),
    ways: await Promise.all(ids.map(async (id) => await records.scenes.transitions(id, scope))),
    graphs: await Promise.all(
      ids.map(async (id) => await records.graph.reached({ id, hops: 2, mentions: true }, scope)),
    ),
    bestConnected: await records.graph.bestConnected(scope),
    dynamic: await Promise.all(ids.map(async (id) => await records.characters.dynamic(id, scope))),
    facts: inNoOrder(await records.facts.about(ids, scope)),
    entities: await Promise.all(ids.map(async (id) => await records.entities.find(id, scope))),
  }
}

export function describeHiddenWorld(open: Open): void {
  it('[STO-27] a player sees no more than if the hidden entities did not exist', async () => {
    const store = await openForTest(open)
    let round = 0
    await fc.assert(
      fc.asyncProperty(anyCampaign, fc.constantFrom(...ids), async (whole, character) => {
        round += 1
        const scope = playerOf(character)
        const records = store.records(`whole-${round}`)
        await records.imports.replace(whole, 'test')
        const cards = new Map((await records.entities.cards(ids, gameMaster)).map((card) => [card.id, card]))
        const seen = whole.entities
          .filter(({ id }) => maySee(scope, cards.get(id) ?? { id, reveal: 'hidden', readers: [] }))
          .map((one) => readBy(character, one))
        const bare = store.records(`bare-${round}`)
        await bare.imports.replace({ ...whole, entities: seen }, 'test')
        expect(await learns(records, scope)).toEqual(await learns(bare, scope))
      }),
      { numRuns: ROUNDS },
    )
  })
}
