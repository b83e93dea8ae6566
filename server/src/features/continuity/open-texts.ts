import { reaches } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { toList } from '#database/statement/columns.ts'
import { renderFor } from '#rich-text/render-markdown.ts'

import type { KnownName, OpenText } from '../facts/spelled-names.ts'

/** Texts read at a time: few enough that other requests never wait long. */
const PAGE = 250

/** The names and aliases of all entities. */
export async function readSpelledNames(tables: CampaignTables): Promise<KnownName[]> {
  const { db, campaign } = tables
  const entities = db.selectFrom('entity').where('entity.campaign', '=', campaign)
  const named = await entities.select(['id', 'name', 'reveal', 'readers']).execute()
  const aliases = await entities
    .innerJoin('entityName', (join) =>
      join.onRef('entityName.campaign', '=', 'entity.campaign').onRef('entityName.entity', '=', 'entity.id'),
    )
    .where('entityName.kind', '=', 'alias')
    .select(['entity.id', 'entityName.key as name', 'entity.reveal', 'entity.readers'])
    .execute()
  return [...named, ...aliases].map(({ id, name, reveal, readers }) => ({
    entity: id,
    name,
    readers: reaches(reveal, 'name') ? null : toList(readers),
  }))
}

/** A page of the texts that some players can read. Pass `next` as `after` to get the next page; it is `null` on the last page. */
export async function readOpenTexts(
  tables: CampaignTables,
  after: string,
): Promise<{ readonly texts: OpenText[]; readonly next: string | null }> {
  const { db, campaign } = tables
  const entities = db.selectFrom('entity').where('entity.campaign', '=', campaign)
  const rows = await entities
    .where('id', '>', after)
    .select(['id', 'shown', 'readers', 'description', 'longOpen', 'boxText'])
    .orderBy('id')
    .limit(PAGE)
    .execute()
  const ids = rows.map(({ id }) => id)
  const variants = await db
    .selectFrom('entityVariant')
    .where('campaign', '=', campaign)
    .where('entity', 'in', ids.length === 0 ? [''] : ids)
    .select(['entity', 'character', 'longText'])
    .execute()
  const open = rows.filter(({ shown, readers }) => shown === 1 || readers !== null)
  const texts = open.flatMap(({ id, shown, readers, description, longOpen, boxText }) =>
    [description, longOpen, boxText === '' ? '' : renderFor(anyPlayer, boxText)].map((text) => ({
      entity: id,
      readers: shown === 1 ? null : toList(readers),
      text,
    })),
  )
  const openIds = new Set(open.map(({ id }) => id))
  const forSome = variants.flatMap(({ entity, character, longText }) =>
    openIds.has(entity) ? [{ entity, readers: [character], text: longText }] : [],
  )
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null
  return { texts: [...texts, ...forSome].filter(({ text }) => text !== ''), next }
}

/** Box texts are searched as a player without a character reads them. */
const anyPlayer = { everything: false, ownCharacter: null } as const
