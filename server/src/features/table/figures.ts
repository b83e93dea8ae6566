import { PARTY_TAG, type VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

import { readCards, toCard } from '../entities/cards.ts'
import { portraitTypes, withOther } from '../entities/relationships.ts'
import { toPicture } from '../pictures/picture-columns.ts'
import type { FigureRecord, PortraitRecord } from './token-record.ts'

const everything: VisibilityScope = { everything: true }

export async function readFigures(tables: CampaignTables, characterIds: readonly string[]): Promise<FigureRecord[]> {
  const cards = await readCards(tables, characterIds, everything)
  if (cards.length === 0) return []
  const [conditions, portraits] = [
    await readConditions(tables, characterIds),
    await readPortraits(tables, characterIds),
  ]
  return cards.map(({ id, name, tags, reveal, readers, picture, pictureChosen }) => ({
    id,
    name,
    ofParty: tags.includes(PARTY_TAG),
    reveal,
    readers,
    conditions: conditions.get(id) ?? [],
    portraits: [
      ...((pictureChosen ? null : portraits.get(id)) ?? []),
      ...(picture ? [{ id, reveal, readers, secret: false, picture }] : []),
    ],
  }))
}

async function readConditions({ db, campaign }: CampaignTables, characterIds: readonly string[]) {
  const rows = await db
    .selectFrom('characterState')
    .where('campaign', '=', campaign)
    .where('character', 'in', listOf(db, characterIds))
    .select(['character', 'conditions'])
    .execute()
  return new Map(rows.map(({ character, conditions }) => [character, fromJson(conditions)]))
}

/** The portraits of each character, in the order of the character's file. */
async function readPortraits(tables: CampaignTables, characterIds: readonly string[]) {
  const rows = await withOther(tables, 'to', everything)
    .where('relationship.from', 'in', listOf(tables.db, characterIds))
    .where('relationship.type', 'in', portraitTypes)
    .execute()
  const portraits = rows.flatMap((row): (PortraitRecord & { readonly of: string })[] => {
    const picture = toPicture(row)
    const { id, reveal, readers } = toCard(row, everything)
    return picture ? [{ of: row.from, id, reveal, readers, secret: row.secret === 1, picture }] : []
  })
  return Map.groupBy(portraits, ({ of }) => of)
}
