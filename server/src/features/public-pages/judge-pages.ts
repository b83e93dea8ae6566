import { everything, reaches, type EntityType, type WhyLeftOut } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'

/** A page, and why people without an account may not read it; `null` if they may. */
export interface JudgedPage {
  readonly id: string
  readonly type: EntityType
  readonly card: CardRecord
  readonly leftOut: WhyLeftOut | null
}

/**
 * Judges pages for shares and the public site: every player must be allowed to read them, and neither they nor their set may have a
 * source. In the same order; ids without a page are left out.
 */
export async function judgePages(tables: CampaignTables, ids: readonly string[]): Promise<JudgedPage[]> {
  const [cards, borrowed] = [await readCards(tables, ids, everything), await idsFromSets(tables, ids)]
  return cards.map((card) => {
    const { id, type, reveal } = card
    const isBorrowed = hasSource(card) || borrowed.has(id)
    return { id, type, card, leftOut: reaches(reveal, 'page') ? (isBorrowed ? 'source' : null) : 'hidden' }
  })
}

/** The ids among these that people without an account may read. */
export async function readableIds(tables: CampaignTables, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const judged = await judgePages(tables, ids)
  return new Set(judged.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : [])))
}

/** Whether the page names the book or person that it comes from. */
export function hasSource({ properties }: Pick<CardRecord, 'properties'>): boolean {
  return Object.entries(properties).some(
    ([name, value]) => name.trim().toLowerCase() === 'source' && String(value).trim() !== '',
  )
}

/** The pages among these that belong to a set with a source. */
async function idsFromSets(tables: CampaignTables, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('libraryEntry')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .where('set', '!=', '')
    .select(['entity', 'set'])
    .execute()
  const sets = await readCards(tables, [...new Set(rows.map((row) => row.set))], everything)
  const withSource = new Set(sets.filter(hasSource).map(({ id }) => id))
  return new Set(rows.flatMap((row) => (withSource.has(row.set) ? [row.entity] : [])))
}
