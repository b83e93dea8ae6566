import type { Reveal } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { fromJson, toList, type Flag } from '#database/statement/columns.ts'
import type { OpenDigests } from '#database/tables.ts'
import type { Versioned } from '#database/text-tables.ts'

interface StoredEntity extends Versioned, OpenDigests {
  readonly digest: string
  readonly addedAt: number
  readonly shown: Flag
  readonly reveal: Reveal
  /** The characters whose players see it although it is not shown. */
  readonly readers: readonly string[]
}

/** The stored data that the rows of entities depend on, in addition to their files. */
export interface StoredEntities {
  readonly entities: ReadonlyMap<string, Pick<StoredEntity, 'addedAt'>>
  /** The pictures, by owner. */
  readonly pictures: ReadonlyMap<string, { readonly hash: string; readonly key: string }>
  /** The visibility set in play, by entity, including removed entities. */
  readonly played: ReadonlyMap<string, Reveal>
}

/** The data about the stored campaign that an import needs. */
export interface Stored extends StoredEntities {
  readonly entities: ReadonlyMap<string, StoredEntity>
  /** `null` if there is no campaign yet. */
  readonly campaign: (Versioned & { readonly digest: string; readonly source: string }) | null
  /** The starting inventories of the characters that have been played, by id. */
  readonly playedCharacters: ReadonlyMap<string, Readonly<Record<string, number>>>
}

export async function readStored({ db, campaign }: CampaignTables): Promise<Stored> {
  const about = await db
    .selectFrom('campaign')
    .where('id', '=', campaign)
    .select(['digest', 'source', 'version', 'writtenAt', 'writtenBy', 'origin'])
    .executeTakeFirst()
  const entities = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select([
      'id',
      'digest',
      'nameDigest',
      'pageDigest',
      'figuresDigest',
      'addedAt',
      'shown',
      'reveal',
      'readers',
      'version',
      'writtenAt',
      'writtenBy',
      'origin',
    ])
    .orderBy('id')
    .execute()
  const pictures = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .select(['owner', 'hash', 'key'])
    .execute()
  const revealed = await db
    .selectFrom('playedVisibility')
    .where('campaign', '=', campaign)
    .select(['entity', 'reveal'])
    .execute()
  const played = await db
    .selectFrom('characterState')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'characterState.campaign').onRef('entity.id', '=', 'characterState.character'),
    )
    .where('characterState.campaign', '=', campaign)
    .where('characterState.lastUpdated', 'is not', null)
    .select(['entity.id', 'entity.startingInventory'])
    .execute()
  return {
    campaign: about ?? null,
    entities: new Map(entities.map((row) => [row.id, { ...row, readers: toList(row.readers) }])),
    pictures: new Map(pictures.map((row) => [row.owner, row])),
    played: new Map(revealed.map((row) => [row.entity, row.reveal])),
    playedCharacters: new Map(played.map((row) => [row.id, fromJson(row.startingInventory)])),
  }
}
