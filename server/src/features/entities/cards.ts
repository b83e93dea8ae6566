import { gradeFor, reaches, withoutFigures, type Reveal, type VisibilityScope } from '@waybook/contract'
import { type Selectable, sql } from 'kysely'

import { type CampaignTables, type Wanted, withinScope } from '#database/database.ts'
import { fromJson, toList } from '#database/statement/columns.ts'
import { listIn } from '#database/statement/lists.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { EntityTable } from '#database/tables.ts'

import { closedHashes } from '../pictures/closed-pictures.ts'
import { shownPictureColumns, toPicture, type PictureRow } from '../pictures/picture-columns.ts'
import type { CardRecord } from './entity-record.ts'

export const cardColumns = [
  'entity.id',
  'entity.type',
  'entity.name',
  'entity.description',
  'entity.tags',
  'entity.properties',
  'entity.shown',
  'entity.reveal',
  'entity.readers',
  ...shownPictureColumns,
  'pictureSetAside.at as pictureSetAsideAt',
] as const

export type CardRow = Pick<
  Selectable<EntityTable>,
  'id' | 'type' | 'name' | 'description' | 'tags' | 'properties' | 'shown' | 'reveal' | 'readers'
> &
  PictureRow & { readonly pictureSetAsideAt: number | null }

/** Selects the entities of which the scope includes at least `wanted`, each with its picture if it has one. */
export function selectEntities(tables: CampaignTables, scope: VisibilityScope, wanted?: Wanted) {
  const { db, campaign } = tables
  return db
    .selectFrom('entity')
    .leftJoin('pictureSetAside', (join) =>
      join.onRef('pictureSetAside.campaign', '=', 'entity.campaign').onRef('pictureSetAside.entity', '=', 'entity.id'),
    )
    .leftJoin('addedPicture', (join) =>
      join
        .onRef('addedPicture.campaign', '=', 'entity.campaign')
        .onRef('addedPicture.entity', '=', 'entity.id')
        .on('addedPicture.removedAt', 'is', null)
        .on(isOpen(tables, scope, 'addedPicture.hash')),
    )
    .leftJoin('picture', (join) =>
      join
        .onRef('picture.campaign', '=', 'entity.campaign')
        .onRef('picture.owner', '=', 'entity.id')
        .on('pictureSetAside.at', 'is', null)
        .on(isOpen(tables, scope, 'picture.hash')),
    )
    .where('entity.campaign', '=', campaign)
    .where(withinScope(scope, wanted))
}

/** The condition that the scope includes a picture as a whole. */
function isOpen(tables: CampaignTables, scope: VisibilityScope, hash: 'addedPicture.hash' | 'picture.hash') {
  return scope.everything ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(hash)} not in (${closedHashes(tables)})`
}

/** The card of an entity, limited to what the scope includes. */
export function toCard(row: CardRow, scope: VisibilityScope): CardRecord {
  const grade = gradeOf(row, scope)
  const hasPage = reaches(grade, 'page')
  const properties = hasPage ? fromJson(row.properties) : {}
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: hasPage ? row.description : '',
    tags: hasPage ? fromJson(row.tags) : [],
    properties: row.type === 'character' && !reaches(grade, 'figures') ? withoutFigures(properties) : properties,
    shown: row.shown === 1,
    reveal: row.reveal,
    readers: toList(row.readers),
    picture: toPicture(row),
    pictureChosen: row.pictureSetAsideAt !== null,
  }
}

export function gradeOf(
  { id, reveal, readers }: Pick<CardRow, 'id' | 'reveal' | 'readers'>,
  scope: VisibilityScope,
): Reveal {
  return gradeFor(scope, { id, reveal, readers: toList(readers) })
}

export async function readCards(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<CardRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(tables, scope, { ids: JSON.stringify(ids) })
  const cards = new Map(rows.map((row) => [row.id, toCard(row, scope)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** `ids` is a JSON list. */
const selectCards = preparedInScope((tables, scope, { ids }: { readonly ids: string }) =>
  selectEntities(tables, scope, 'name').where('entity.id', 'in', listIn(tables.db, ids)).select(cardColumns),
)
