import { everything, PARTY_TAG } from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { listIn, listOf } from '#database/statement/lists.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'

import { withThresholds } from '../characters/thresholds.ts'
import { cardColumns, selectEntities, toCard } from '../entities/cards.ts'
import { portraitTypes } from '../entities/portrait-types.ts'
import { withOther } from '../entities/relationships.ts'
import { isClosed } from '../pictures/closed-pictures.ts'
import { toPicture } from '../pictures/picture-columns.ts'
import type { FigureRecord, PortraitRecord } from './token-record.ts'

export async function readFigures(tables: CampaignTables, characterIds: readonly string[]): Promise<FigureRecord[]> {
  if (characterIds.length === 0) return []
  const found = await selectFigures(tables, everything, { ids: JSON.stringify(characterIds) })
  if (found.length === 0) return []
  const characters = await withThresholds(tables, found)
  const played = await readPlayed(tables, characterIds)
  const portraits = await readPortraits(tables, characterIds)
  return characters.map((row) => {
    const { id, name, tags, reveal, readers, picture, pictureChosen } = toCard(row, everything)
    const own = picture ? [{ id, reveal, readers, secret: false, picture, closed: row.closed === 1 }] : []
    return {
      id,
      name,
      ofParty: tags.includes(PARTY_TAG),
      reveal,
      readers,
      conditions: played.get(id)?.conditions ?? [],
      points: pointsOf(row, played.get(id)),
      portraits: [...((pictureChosen ? null : portraits.get(id)) ?? []), ...own],
    }
  })
}

/** `ids` is a JSON list. */
const selectFigures = preparedInScope((tables, scope, { ids }: { readonly ids: string }) =>
  selectEntities(tables, scope, 'name')
    .where('entity.id', 'in', listIn(tables.db, ids))
    .select(cardColumns)
    .select(['entity.maxHp', 'entity.strainThreshold'])
    .select(isClosed(tables).as('closed')),
)

async function readPlayed({ db, campaign }: CampaignTables, characterIds: readonly string[]) {
  const rows = await db
    .selectFrom('characterState')
    .where('campaign', '=', campaign)
    .where('character', 'in', listOf(db, characterIds))
    .select(['character', 'conditions', 'hitpoints', 'strain'])
    .execute()
  return new Map(rows.map(({ conditions, ...row }) => [row.character, { ...row, conditions: fromJson(conditions) }]))
}

/** A threshold of 0 means that there is none. */
function pointsOf(
  { maxHp, strainThreshold }: { readonly maxHp: number | null; readonly strainThreshold: number | null },
  played: { readonly hitpoints: number; readonly strain: number } | undefined,
): FigureRecord['points'] {
  const max = maxHp ?? DEFAULT_MAX_HP
  const threshold = strainThreshold === 0 ? null : (strainThreshold ?? DEFAULT_STRAIN_THRESHOLD)
  return { hitpoints: played?.hitpoints ?? max, max, strain: played?.strain ?? 0, strainThreshold: threshold }
}

/** The portraits of each character, in the order of the character's file. */
async function readPortraits(tables: CampaignTables, characterIds: readonly string[]) {
  const rows = await withOther(tables, 'to', everything)
    .where('relationship.from', 'in', listOf(tables.db, characterIds))
    .where('relationship.type', 'in', portraitTypes)
    .select(isClosed(tables).as('closed'))
    .execute()
  const portraits = rows.flatMap((row): (PortraitRecord & { readonly of: string })[] => {
    const picture = toPicture(row)
    const { id, reveal, readers } = toCard(row, everything)
    return picture
      ? [{ of: row.from, id, reveal, readers, secret: row.secret === 1, picture, closed: row.closed === 1 }]
      : []
  })
  return Map.groupBy(portraits, ({ of }) => of)
}
