import { setImmediate } from 'node:timers/promises'

import { maySeePoints, type VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readGrants } from '../campaign/queries.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { listEntities } from '../entities/list.ts'
import { plainWith, toCard } from '../entities/presenter.ts'
import { toAudienceRows, toFactRows, type FactRows } from './fact-rows.ts'
import { readFactRecords } from './queries.ts'
import { readSessionFacts } from './session-facts.ts'

/** Entities read at a time. The store works on the same thread, so pages are small enough that other requests never wait long. */
const PAGE = 250

/** Yields all facts of one scope, a page at a time. Nothing outside the scope is included, so no query can reach it. */
export async function* readFacts(records: CampaignTables, scope: VisibilityScope): AsyncGenerator<FactRows> {
  const pages = await readCards(records, scope)
  const names = new Map(pages.flat().map(({ id, name }) => [id, name]))
  const plain = plainWith(names, { scope })
  const granted = await readGrants(records)
  const skills = (await readCampaignWords(records)).skills.map(({ id }) => id)
  yield await readSessionFacts(records, names)
  for (const page of pages) {
    const facts = await readFactRecords(
      records,
      page.map(({ id }) => id),
      scope,
    )
    const byId = new Map(page.map((record) => [record.id, record]))
    yield toAudienceRows(page, scope)
    const seesPoints = (id: string) => {
      const character = byId.get(id)
      return character !== undefined && maySeePoints(scope, character, granted)
    }
    yield toFactRows(
      page.map((record) => toCard(record, plain, { scope })),
      facts,
      { seesPoints, skills },
    )
    await setImmediate()
  }
}

async function readCards(records: CampaignTables, scope: VisibilityScope): Promise<CardRecord[][]> {
  const pages: CardRecord[][] = []
  let after: string | undefined
  do {
    const { entities, next } = await listEntities(records, { sort: 'name', limit: PAGE, after }, scope)
    pages.push(entities)
    after = next ?? undefined
    await setImmediate()
  } while (after !== undefined)
  return pages
}
