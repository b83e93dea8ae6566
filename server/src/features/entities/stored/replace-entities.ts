import { reaches, searchWords } from '@waybook/contract'
import type { Insertable } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { fromList, toFlag } from '#database/statement/columns.ts'
import { inBatches, insertInto, insertOf, listOf } from '#database/statement/lists.ts'
import type { EntityTable } from '#database/tables.ts'
import type { Versioned } from '#database/text-tables.ts'
import { forgetWords, indexWords, knowWords } from '#database/word-index.ts'

import { subjectOf } from './audiences.ts'
import {
  dateRows,
  libraryRows,
  mapRows,
  mentionRows,
  nameRows,
  pinRows,
  referenceRows,
  relationshipRows,
  tagRows,
  transitionRows,
  type EntityRows,
  pictureRows,
  removePictures,
  variantRows,
} from './entity-rows.ts'
import type { StoredEntities } from './read-stored.ts'

/** Removes entities together with everything else that comes from their files. */
export async function removeEntities(tables: CampaignTables, ids: readonly string[]): Promise<void> {
  await removePictures(tables, ids)
  await removeButPictures(tables, ids)
}

/** `removeEntities`, but their pictures stay for a restore. Nobody sees a picture without its entity. */
export async function removeButPictures(tables: CampaignTables, ids: readonly string[]): Promise<void> {
  const { db, campaign } = tables
  await forgetWords(tables, ids)
  await db.deleteFrom('entity').where('campaign', '=', campaign).where('id', 'in', listOf(db, ids)).execute()
}

/** Data that is not in the files of entities. */
interface Beside {
  /** The stored data before. */
  readonly stored: StoredEntities
  readonly at: number
  readonly versionOf: (id: string) => Versioned
}

/** Inserts entities that do not exist, or were just removed. */
export async function insertEntities(
  { db, campaign }: CampaignTables,
  entities: readonly EntityRows[],
  beside: Beside,
): Promise<void> {
  const insert = insertOf(db, (rows: readonly Insertable<EntityTable>[]) =>
    db.insertInto('entity').values(rows).returning(['id', 'number']),
  )
  const words: KnownWords = { open: new Set(), whole: new Set() }
  await inBatches(entities, async (some) => {
    some.forEach(({ authored }) => addWords(words, authored))
    const numbers = await insert(some.map((one) => entityRow(campaign, one, beside)))
    await indexAll(db, some, numbers)
  })
  const authored = entities.map((one) => one.authored)
  await knowWords({ db, campaign }, words)
  const ofCampaign = <Row>(rows: readonly Row[]) => rows.map((row) => ({ campaign, ...row }))
  await insertInto(db, 'entityTag', ofCampaign(authored.flatMap(tagRows)))
  await insertInto(db, 'relationship', ofCampaign(authored.flatMap(relationshipRows)))
  await insertInto(db, 'entityMap', ofCampaign(authored.flatMap(mapRows)))
  await insertInto(db, 'pin', ofCampaign(authored.flatMap(pinRows)))
  await insertInto(db, 'transition', ofCampaign(authored.flatMap(transitionRows)))
  await insertInto(db, 'mention', ofCampaign(authored.flatMap(mentionRows)))
  await insertInto(db, 'entityVariant', ofCampaign(authored.flatMap(variantRows)))
  await insertInto(db, 'entityDate', ofCampaign(authored.flatMap(dateRows)))
  await insertInto(db, 'libraryEntry', ofCampaign(entities.flatMap(libraryRows)))
  await insertInto(db, 'entityName', ofCampaign(authored.flatMap(nameRows)))
  await insertInto(db, 'reference', ofCampaign(authored.flatMap(referenceRows)))
  await insertInto(db, 'picture', ofCampaign(authored.flatMap((one) => pictureRows(one, beside.stored))))
}

function entityRow(
  campaign: string,
  { columns, authored, digest, open }: EntityRows,
  { stored, at, versionOf }: Beside,
): Insertable<EntityTable> {
  const { id } = columns
  const { reveal, readers } = subjectOf(authored, stored)
  const shown = toFlag(reaches(reveal, 'page'))
  const addedAt = stored.entities.get(id)?.addedAt ?? at
  return { campaign, ...columns, ...versionOf(id), digest, ...open, addedAt, shown, reveal, readers: fromList(readers) }
}

type KnownWords = Readonly<Record<'open' | 'whole', Set<string>>>

function addWords({ open, whole }: KnownWords, { search }: EntityRows['authored']): void {
  for (const word of search.full.split(' ')) whole.add(word)
  for (const word of search.open.split(' ')) {
    open.add(word)
    whole.add(word)
  }
}

async function indexAll(
  db: CampaignTables['db'],
  entities: readonly EntityRows[],
  numbers: readonly { readonly id: string; readonly number: number }[],
): Promise<void> {
  const words = new Map(entities.map(({ authored: { id, name, search } }) => [id, { name, ...search }]))
  const rows = numbers.flatMap(({ id, number }) => {
    const found = words.get(id)
    return found ? [{ number, name: searchWords(found.name).join(' '), open: found.open, whole: found.full }] : []
  })
  await indexWords(db, rows)
}
