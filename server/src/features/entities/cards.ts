import type { VisibilityScope } from '@waybook/contract'
import type { Selectable } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson, toList } from '#database/statement/columns.ts'
import { listIn } from '#database/statement/lists.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { EntityTable } from '#database/tables.ts'

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
  'entity.readers',
  ...shownPictureColumns,
  'pictureSetAside.at as pictureSetAsideAt',
] as const

export type CardRow = Pick<
  Selectable<EntityTable>,
  'id' | 'type' | 'name' | 'description' | 'tags' | 'properties' | 'shown' | 'readers'
> &
  PictureRow & { readonly pictureSetAsideAt: number | null }

/** Selects the entities within a scope, each with its picture if it has one. */
export function selectEntities({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db
    .selectFrom('entity')
    .leftJoin('pictureSetAside', (join) =>
      join.onRef('pictureSetAside.campaign', '=', 'entity.campaign').onRef('pictureSetAside.entity', '=', 'entity.id'),
    )
    .leftJoin('addedPicture', (join) =>
      join
        .onRef('addedPicture.campaign', '=', 'entity.campaign')
        .onRef('addedPicture.entity', '=', 'entity.id')
        .on('addedPicture.removedAt', 'is', null),
    )
    .leftJoin('picture', (join) =>
      join
        .onRef('picture.campaign', '=', 'entity.campaign')
        .onRef('picture.owner', '=', 'entity.id')
        .on('pictureSetAside.at', 'is', null),
    )
    .where('entity.campaign', '=', campaign)
    .where(withinScope(scope))
}

export function toCard(row: CardRow): CardRecord {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    tags: fromJson(row.tags),
    properties: fromJson(row.properties),
    shown: row.shown === 1,
    readers: toList(row.readers),
    picture: toPicture(row),
    pictureChosen: row.pictureSetAsideAt !== null,
  }
}

export async function readCards(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<CardRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(tables, scope, { ids: JSON.stringify(ids) })
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** `ids` is a JSON list. */
const selectCards = preparedInScope((tables, scope, { ids }: { readonly ids: string }) =>
  selectEntities(tables, scope).where('entity.id', 'in', listIn(tables.db, ids)).select(cardColumns),
)
