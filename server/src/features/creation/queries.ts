import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { cardColumns, selectEntities, toCard } from '../entities/cards.ts'
import type { CardRecord, FiguresRecord } from '../entities/entity-record.ts'
import { isSwitchedOn } from '../library/switched-off.ts'

/** The number of pages of each type that are offered, by name. */
const OFFERED_MAX = 500

/** A page that a new character can choose. */
export interface OfferRecord extends CardRecord {
  readonly characteristics: FiguresRecord['characteristics']
}

/** The pages of a type that the scope includes, in the order of lists. */
export async function readOffers(
  tables: CampaignTables,
  type: 'archetype' | 'career' | 'talent',
  scope: VisibilityScope,
): Promise<OfferRecord[]> {
  const rows = await selectEntities(tables, scope)
    .where('entity.type', '=', type)
    .where(isSwitchedOn(tables))
    .select(cardColumns)
    .select('entity.characteristics')
    // As in lists, so the index of the type is used.
    .orderBy('entity.place')
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .limit(OFFERED_MAX)
    .execute()
  return rows.map((row) => ({ ...toCard(row, scope), characteristics: fromJson(row.characteristics) }))
}
