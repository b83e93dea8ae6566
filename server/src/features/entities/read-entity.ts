import type { Sight } from '@waybook/contract'
import type { Selectable } from 'kysely'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { fromJson } from '../../database/statement/json-column.ts'
import type { EntityTable } from '../../database/tables.ts'
import { cardColumns, selectEntities, toCard, type CardRow } from './cards.ts'
import type { EntityRecord } from './entity-record.ts'

const textColumns = [
  'visualDescription',
  'longFull',
  'longOpen',
  'characteristics',
  'skills',
  'maxHp',
  'strainThreshold',
  'boxText',
  'gmNotes',
  'masthead',
  'dateline',
] as const

type EntityRow = CardRow & Pick<Selectable<EntityTable>, (typeof textColumns)[number]>

export async function readEntity(tables: CampaignTables, id: string, sight: Sight): Promise<EntityRecord | null> {
  const row = await selectWhole(tables, sight).where('entity.id', '=', id).executeTakeFirst()
  return row ? toEntity(row, sight) : null
}

/** The entities within a sight, with all that is written of them. */
export function selectWhole(tables: CampaignTables, sight: Sight) {
  return selectEntities(tables, sight).select(cardColumns).select(textColumns)
}

export function toEntity(row: EntityRow, sight: Sight): EntityRecord {
  return {
    ...toCard(row),
    visualDescription: row.visualDescription,
    longDescription: sight.everything ? row.longFull : row.longOpen,
    characteristics: fromJson(row.characteristics),
    skills: fromJson(row.skills),
    maxHp: row.maxHp,
    strainThreshold: row.strainThreshold,
    boxText: row.boxText,
    gmNotes: sight.everything ? row.gmNotes : null,
    masthead: row.masthead,
    dateline: row.dateline,
  }
}
