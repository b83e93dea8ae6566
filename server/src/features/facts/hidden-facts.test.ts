import { maySee } from '@waybook/contract'
import { compile, evaluate, loadFacts, tabSeparated } from '@waybook/datalog'
import { anyCampaign, readBy, ids } from '@waybook/testing/stores/any-campaign.ts'
import { gameMaster, playerOf } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { factRelations } from '#campaign-folder/facts/fact-relations.ts'
import type { CampaignTables } from '#database/database.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { readCards } from '../entities/cards.ts'
import type { FactRows } from './fact-rows.ts'
import { budgetOf } from './query-limits.ts'
import { readFacts } from './read-facts.ts'

const ROUNDS = process.env['LONG'] ? 500 : 30

/** Queries that would reveal a leak: everything that exists, what is missing, counts, and the internal numbers of symbols. */
const questions = [
  ...factRelations.map(({ name }) => `.output ${name}`),
  ...factRelations.map(({ name }) => `.printsize ${name}`),
  '.decl alone(x: symbol)\nalone(x) :- entity(x, _, _), !relationship(x, _, _), !relationship(_, _, x).',
  '.decl ties(x: symbol, n: number)\nties(x, n) :- entity(x, _, _), n = count : { relationship(x, _, _) }.',
  '.decl carried(n: number)\ncarried(n) :- n = sum a : { character_carries(_, _, a) }.',
  '.decl dangling(x: symbol)\ndangling(x) :- relationship(_, _, x), !entity(x, _, _). dangling(x) :- character_carries(_, x, _), !item(x, _).',
  '.decl number_of(x: symbol, n: number)\nnumber_of(x, ord(x)) :- entity(x, _, _).',
  '.decl reach(x: symbol, y: symbol)\nreach(x, y) :- relationship(x, _, y). reach(x, z) :- reach(x, y), relationship(y, _, z).',
  '.decl hurt(x: symbol)\nhurt(x) :- character_value(x, "hitpoints", h), h = max m : { character_value(_, "hitpoints", m) }.',
]

async function answersTo(records: CampaignTables, character: string): Promise<string[][]> {
  const chunks: FactRows[] = []
  for await (const chunk of readFacts(records, playerOf(character))) chunks.push(chunk)
  const facts = loadFacts(
    factRelations.map((schema) => ({
      schema,
      rows: chunks.flatMap((chunk) => {
        const values = chunk.get(schema.name) ?? []
        const arity = schema.attributes.length
        return Array.from({ length: values.length / arity }, (_, row) => values.slice(row * arity, (row + 1) * arity))
      }),
    })),
  )
  return questions.map((question) => {
    const compiled = compile(question, factRelations)
    if (!compiled.ok) throw new Error(`${question}: ${compiled.errors[0]?.message ?? ''}`)
    const answer = evaluate(compiled.query, facts, budgetOf(Infinity))
    if (!answer.ok) throw new Error(answer.error.message)
    return tabSeparated(answer.tables)
  })
}

it('[FCT-2] gives a player the same answers as a campaign without the hidden entities', async () => {
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  let round = 0
  await assert(
    asyncProperty(anyCampaign, constantFrom(...ids), async (whole, character) => {
      round += 1
      const records = store.records(`whole-${round}`)
      await records.replaceCampaign(whole, 'test')
      const cards = new Map((await readCards(records, ids, gameMaster)).map((card) => [card.id, card]))
      const scope = playerOf(character)
      const seen = whole.entities
        .filter(({ id }) => maySee(scope, cards.get(id) ?? { id, reveal: 'hidden', readers: [] }))
        .map((one) => readBy(character, one))
      const bare = store.records(`bare-${round}`)
      await bare.replaceCampaign({ ...whole, entities: seen }, 'test')
      expect(await answersTo(records, character)).toEqual(await answersTo(bare, character))
    }),
    { numRuns: ROUNDS },
  )
})
