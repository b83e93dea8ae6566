import { reaches, type VisibilityScope } from '@waybook/contract'
import { sql, type ExpressionBuilder, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { listIn } from '#database/statement/lists.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { EntityTable, Tables } from '#database/tables.ts'

import { cardColumns, gradeOf, selectEntities, toCard, type CardRow } from './cards.ts'
import type { EntityRecord } from './entity-record.ts'
import { knownDate } from './known-date.ts'

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
  'dates',
] as const

type EntityRow = CardRow &
  Pick<Selectable<EntityTable>, (typeof textColumns)[number]> & {
    readonly longText: string
    readonly pinned: SqlBool
    readonly generated: SqlBool
  }

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

/** Selects the entities whose name the scope includes, with all their texts. */
export function selectWhole(tables: CampaignTables, scope: VisibilityScope) {
  const columns = selectEntities(tables, scope, 'name')
    .select(cardColumns)
    .select(textColumns)
    .select([isPinned, isPictureGenerated])
  return withLongText(columns, scope)
}

/** The long texts of these entities as the viewer reads them, by id. */
export async function readLongTexts(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectLongTexts(tables, scope, { ids: JSON.stringify(ids) })
  return new Map(rows.flatMap((row) => (reaches(gradeOf(row, scope), 'page') ? [[row.id, row.longText]] : [])))
}

/** `ids` is a JSON list. */
const selectLongTexts = preparedInScope((tables, scope, { ids }: { readonly ids: string }) =>
  withLongText(
    tables.db
      .selectFrom('entity')
      .where('entity.campaign', '=', tables.campaign)
      .where('entity.id', 'in', listIn(tables.db, ids))
      .where(withinScope(scope, 'name'))
      .select(['entity.id', 'entity.reveal', 'entity.readers']),
    scope,
  ),
)

const isPinned = (eb: ExpressionBuilder<Tables, 'entity'>) => {
  const pins = eb
    .selectFrom('pin')
    .whereRef('pin.campaign', '=', 'entity.campaign')
    .whereRef('pin.to', '=', 'entity.id')
    .select('pin.map')
  return eb.exists(pins).as('pinned')
}

/** Whether the picture of a card (see `selectEntities`) was generated. */
const isPictureGenerated = (eb: ExpressionBuilder<Tables, 'entity'>) => {
  const generated = eb
    .selectFrom('generatedPicture')
    .whereRef('generatedPicture.campaign', '=', 'entity.campaign')
    .where('generatedPicture.hash', '=', sql<string>`coalesce("addedPicture".hash, "picture".hash)`)
    .select('generatedPicture.hash')
  return eb.exists(generated).as('generated')
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
  const grade = gradeOf(row, scope)
  const textOf = (text: string) => (reaches(grade, 'page') ? text : '')
  const { characteristics, skills, maxHp, strainThreshold } = row
  return {
    ...toCard(row, scope),
    visualDescription: textOf(row.visualDescription),
    longDescription: textOf(row.longText),
    figures:
      row.type === 'character' && !reaches(grade, 'figures')
        ? null
        : { characteristics: fromJson(characteristics), skills: fromJson(skills), maxHp, strainThreshold },
    boxText: textOf(row.boxText),
    gmNotes: scope.everything ? row.gmNotes : null,
    masthead: textOf(row.masthead),
    dateline: textOf(row.dateline),
    date: reaches(grade, 'page') ? knownDate(row.dates, scope) : null,
    isPinned: Boolean(row.pinned),
    isPictureGenerated: Boolean(row.generated),
  }
}
