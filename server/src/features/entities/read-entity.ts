import type { VisibilityScope } from '@waybook/contract'
import type { Selectable, SelectQueryBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { EntityTable, Tables } from '#database/tables.ts'

import { cardColumns, selectEntities, toCard, type CardRow } from './cards.ts'
import type { EntityRecord } from './entity-record.ts'

const textColumns = [
  'visualDescription',
  'characteristics',
  'skills',
  'maxHp',
  'strainThreshold',
  'boxText',
  'gmNotes',
  'masthead',
  'dateline',
] as const

type EntityRow = CardRow & Pick<Selectable<EntityTable>, (typeof textColumns)[number]> & { readonly longText: string }

export async function readEntity(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<EntityRecord | null> {
  const [row] = await selectOne(tables, scope, { id })
  return row ? toEntity(row, scope) : null
}

const selectOne = preparedInScope((tables, scope, { id }: { readonly id: string }) =>
  selectWhole(tables, scope).where('entity.id', '=', id),
)

/** Selects the entities within a scope, with all their texts. */
export function selectWhole(tables: CampaignTables, scope: VisibilityScope) {
  return withLongText(selectEntities(tables, scope).select(cardColumns).select(textColumns), scope)
}

/** Adds the text that the viewer may read. */
function withLongText<Columns>(
  query: SelectQueryBuilder<Tables, 'entity', Columns>,
  scope: VisibilityScope,
): SelectQueryBuilder<Tables, 'entity', Columns & { readonly longText: string }> {
  if (scope.everything) return query.select('entity.longFull as longText')
  const { ownCharacter } = scope
  if (ownCharacter === null) return query.select('entity.longOpen as longText')
  return query.select((eb) => {
    const own = eb
      .selectFrom('entityVariant')
      .whereRef('entityVariant.campaign', '=', 'entity.campaign')
      .where('entityVariant.character', '=', ownCharacter)
      .whereRef('entityVariant.entity', '=', 'entity.id')
      .select('entityVariant.longText')
    return eb.fn.coalesce(own, 'entity.longOpen').as('longText')
  })
}

export function toEntity(row: EntityRow, scope: VisibilityScope): EntityRecord {
  return {
    ...toCard(row),
    visualDescription: row.visualDescription,
    longDescription: row.longText,
    characteristics: fromJson(row.characteristics),
    skills: fromJson(row.skills),
    maxHp: row.maxHp,
    strainThreshold: row.strainThreshold,
    boxText: row.boxText,
    gmNotes: scope.everything ? row.gmNotes : null,
    masthead: row.masthead,
    dateline: row.dateline,
  }
}
