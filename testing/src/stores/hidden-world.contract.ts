import { maySee, type VisibilityScope } from '@waybook/contract'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { countLetters, countTags } from '@waybook/server/features/entities/count-tags.ts'
import type { LetterCount } from '@waybook/server/features/entities/entity-record.ts'
import { listEntities } from '@waybook/server/features/entities/list.ts'
import { readMentions } from '@waybook/server/features/entities/mentions.ts'
import { readEntity } from '@waybook/server/features/entities/read-entity.ts'
import { readRelationships } from '@waybook/server/features/entities/relationships.ts'
import { searchEntities, searchNearWords } from '@waybook/server/features/entities/search.ts'
import { type FactRecords, readFactRecords } from '@waybook/server/features/facts/queries.ts'
import { readBestConnected, readReached } from '@waybook/server/features/graph/queries.ts'
import { readSceneEntities, readTransitions } from '@waybook/server/features/scenes/queries.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { anyCampaign, readBy, ids, words } from './any-campaign.ts'
import { gameMaster, playerOf } from './drowned-road.ts'
import { openForTest, type Open } from './open-for-test.ts'

const ROUNDS = process.env['LONG'] ? 500 : 2

const misspelt = words.map((word) => `${word.slice(0, 2)}${word.slice(1)}`)

const byLetter = (a: LetterCount, b: LetterCount) => (a.type + a.letter < b.type + b.letter ? -1 : 1)

/** Sorts facts, because the store's order does not matter: answers to queries are sorted. */
const inNoOrder = (facts: FactRecords) =>
  Object.values(facts).map((rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted())

/** All information that a viewer can get from all queries. */
async function learns(records: CampaignStore, scope: VisibilityScope) {
  const page = await listEntities(records, { sort: 'name', limit: 2 }, scope)
  return {
    page,
    rest: page.next === null ? null : await listEntities(records, { sort: 'name', limit: 9, after: page.next }, scope),
    lists: await Promise.all(
      words.map(async (word) => await listEntities(records, { sort: 'newest', limit: 9, words: [word] }, scope)),
    ),
    counted: await countTags(records, { words: ['the'] }, scope),
    letters: (await countLetters(records, {}, scope)).toSorted(byLetter),
    taggedLetters: (await countLetters(records, { tag: 'guide' }, scope)).toSorted(byLetter),
    from: await listEntities(records, { sort: 'alphabet', limit: 9, from: 'k' }, scope),
    tagged: await listEntities(records, { sort: 'name', limit: 9, tag: 'guide', type: 'character' }, scope),
    found: await Promise.all(
      words.map(async (word) => await searchEntities(records, { words: [word.slice(0, 3)], limit: 9 }, scope)),
    ),
    within: await Promise.all(
      words.map(
        async (word) =>
          await searchEntities(
            records,
            { words: [word.slice(0, 3)], limit: 9, type: 'character', tag: 'guide' },
            scope,
          ),
      ),
    ),
    near: await Promise.all(
      misspelt.map(async (word) => await searchNearWords(records, { words: [word], limit: 9 }, scope)),
    ),
    cards: await readCards(records, ids, scope),
    relationships: await Promise.all(ids.map(async (id) => await readRelationships(records, id, scope))),
    mentions: await Promise.all(ids.map(async (id) => await readMentions(records, id, scope))),
    inScenes: await Promise.all(ids.map(async (id) => await readSceneEntities(records, id, scope))),
    ways: await Promise.all(ids.map(async (id) => await readTransitions(records, id, scope))),
    graphs: await Promise.all(
      ids.map(async (id) => await readReached(records, { id, hops: 2, mentions: true }, scope)),
    ),
    bestConnected: await readBestConnected(records, scope),
    dynamic: await Promise.all(ids.map(async (id) => await readDynamic(records, id, scope))),
    facts: inNoOrder(await readFactRecords(records, ids, scope)),
    entities: await Promise.all(ids.map(async (id) => await readEntity(records, id, scope))),
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
        await records.replaceCampaign(whole, 'test')
        const cards = new Map((await readCards(records, ids, gameMaster)).map((card) => [card.id, card]))
        const seen = whole.entities
          .filter(({ id }) => maySee(scope, cards.get(id) ?? { id, reveal: 'hidden', readers: [] }))
          .map((one) => readBy(character, one))
        const bare = store.records(`bare-${round}`)
        await bare.replaceCampaign({ ...whole, entities: seen }, 'test')
        expect(await learns(records, scope)).toEqual(await learns(bare, scope))
      }),
      { numRuns: ROUNDS },
    )
  })
}
