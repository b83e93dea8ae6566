import { setImmediate } from 'node:timers/promises'

import { seesPoints, type Sight } from '@waybook/contract'

import { grantsOf } from '../campaign/repository.ts'
import { plainWith, toCard } from '../entities/card.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import type { Repositories } from '../repositories.ts'
import { toFactRows, type FactRows } from './fact-rows.ts'

/** Entities read at once: few enough that other answers never wait for long, as the store works on the same thread. */
const PAGE = 250

/** All facts of one sight, a page at a time; nothing comes from beyond the sight, so no question can reach there. */
export async function* readFacts(records: Repositories, sight: Sight): AsyncGenerator<FactRows> {
  const pages = await readCards(records, sight)
  const names = new Map(pages.flat().map(({ id, name }) => [id, name]))
  const plain = plainWith(names, { sight })
  const granted = grantsOf(await records.campaign.find())
  for (const page of pages) {
    const facts = await records.facts.about(
      page.map(({ id }) => id),
      sight,
    )
    yield toFactRows(
      page.map((record) => toCard(record, plain)),
      facts,
      ({ id }) => seesPoints(sight, id, granted),
    )
    await setImmediate()
  }
}

async function readCards(records: Repositories, sight: Sight): Promise<CardRecord[][]> {
  const pages: CardRecord[][] = []
  let after: string | undefined
  do {
    const { entities, next } = await records.entities.list({ sort: 'name', limit: PAGE, after }, sight)
    pages.push(entities)
    after = next ?? undefined
    await setImmediate()
  } while (after !== undefined)
  return pages
}
