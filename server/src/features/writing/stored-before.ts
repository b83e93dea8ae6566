import type { Reveal } from '@waybook/contract'

import type { AuthoredPin } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { readVariantDigests, type VariantDigests } from '../entities/stored/audiences.ts'
import { readWrittenPins } from '../maps/read-pins.ts'
import { readSources, type SourceRecord } from './source.ts'
import { picturesAfter, readPictures, type OwnedPicture } from './stored-pictures.ts'

/** The stored data of some entities before a write, by the ids that they have after it. */
export interface StoredBefore {
  readonly sources: ReadonlyMap<string, SourceRecord>
  readonly pictures: ReadonlyMap<string, OwnedPicture>
  readonly variants: ReadonlyMap<string, VariantDigests>
  /** The pins on their maps. */
  readonly pins: ReadonlyMap<string, readonly AuthoredPin[]>
  /** How much players see of the entity, as set in play. */
  readonly played: ReadonlyMap<string, Reveal>
}

/** An entity that is about to be written. */
interface Written {
  readonly id: string
  /** The entity's id before, if it changes. */
  readonly formerly?: string
}

export async function readStoredBefore(tables: CampaignTables, texts: readonly Written[]): Promise<StoredBefore> {
  const { db, campaign } = tables
  const formerIds = texts.map(({ id, formerly = id }) => formerly)
  const sources = await readSources(tables, formerIds)
  const pictures = await readPictures(tables, formerIds)
  const variants = await readVariantDigests(tables, formerIds)
  const pins = await readWrittenPins(tables, formerIds)
  const ids = texts.map(({ id }) => id)
  const revealed = await db
    .selectFrom('playedVisibility')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .select(['entity', 'reveal'])
    .execute()
  return {
    sources: byNewId(texts, sources),
    pictures: picturesAfter(texts, pictures),
    variants: byNewId(texts, variants),
    pins: byNewId(texts, pins),
    played: new Map(revealed.map((row) => [row.entity, row.reveal])),
  }
}

function byNewId<Record>(texts: readonly Written[], records: ReadonlyMap<string, Record>): Map<string, Record> {
  const found = new Map<string, Record>()
  for (const { id, formerly = id } of texts) {
    const record = records.get(formerly)
    if (record) found.set(id, record)
  }
  return found
}
