import { createHash } from 'node:crypto'

import { PARTY_TAG, searchWords } from '@waybook/contract'
import type { Insertable } from 'kysely'

import type { AuthoredCampaign, AuthoredEntity, StoredPicture } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { toFlag, toJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import type { EntityTable } from '#database/tables.ts'

import { newKey } from '../pictures/picture-columns.ts'
import type { Stored } from './stored.ts'

/** The place of entities without an `order`: after all that have one. */
const UNPLACED = Number.MAX_SAFE_INTEGER
/** Party members come before other entities without an `order`. */
const PARTY_PLACE = UNPLACED - 1

/** Names with a longer common prefix are sorted by id. This keeps list cursors short. */
const SORT_NAME_MAX = 80

/** The columns of an entity's row that depend only on its file. */
type AuthoredColumns = Omit<Insertable<EntityTable>, 'campaign' | 'number' | 'digest' | 'addedAt' | 'shown'>

/** An authored entity as rows, without the columns that the store adds. */
export interface EntityRows {
  readonly authored: AuthoredEntity
  readonly columns: AuthoredColumns
  readonly digest: string
}

export function toEntityRows(authored: AuthoredEntity): EntityRows {
  const columns = toColumns(authored)
  const { relationships, transitions, mentions, search, picture } = authored
  return { authored, columns, digest: digestOf([columns, relationships, transitions, mentions, search, picture]) }
}

/** The digest of the campaign itself, without its entities. */
export function campaignDigest(campaign: AuthoredCampaign): string {
  const { name, tagline, region, masthead, accent, cover, coverTall, source } = campaign
  return digestOf([name, tagline, region, masthead, accent, cover, coverTall, source])
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

function toColumns(entity: AuthoredEntity): AuthoredColumns {
  return {
    id: entity.id,
    type: entity.type,
    name: entity.name,
    sortName: searchWords(entity.name).join(' ').slice(0, SORT_NAME_MAX),
    place: entity.order ?? (entity.tags.includes(PARTY_TAG) ? PARTY_PLACE : UNPLACED),
    description: entity.description,
    visualDescription: entity.visualDescription,
    longFull: entity.longDescription.full,
    longOpen: entity.longDescription.open,
    tags: toJson(entity.tags),
    properties: toJson(entity.properties),
    characteristics: toJson(entity.characteristics),
    skills: toJson(entity.skills),
    maxHp: entity.maxHp,
    strainThreshold: entity.strainThreshold,
    startingInventory: toJson(entity.startingInventory),
    authoredVisible: entity.visible === null ? null : toFlag(entity.visible),
    boxText: entity.boxText,
    gmNotes: entity.gmNotes,
    masthead: entity.masthead,
    dateline: entity.dateline,
    sourcePath: entity.source.path,
    sourceText: entity.source.text,
  }
}

/* The rows of an entity in other tables, without the `campaign` column that all rows have. */

export function tagRows({ id, tags }: AuthoredEntity) {
  return [...new Set(tags)].map((tag) => ({ tag, entity: id }))
}

export function relationshipRows({ id, relationships }: AuthoredEntity) {
  return relationships.map(({ type, to, secret, rank = null }, position) => ({
    from: id,
    position,
    type,
    to,
    secret: toFlag(secret),
    rank,
  }))
}

export function transitionRows({ id, transitions }: AuthoredEntity) {
  return transitions.map(({ direction, scene, requirement }, position) => ({
    entity: id,
    position,
    direction,
    scene,
    requirement,
  }))
}

/** One row for each mentioned entity; secret only if all its mentions are. */
export function mentionRows({ id, mentions }: AuthoredEntity) {
  const secret = new Map<string, boolean>()
  for (const mention of mentions) secret.set(mention.to, mention.secret && (secret.get(mention.to) ?? true))
  return [...secret].map(([to, all]) => ({ from: id, to, secret: toFlag(all) }))
}

/** The row of the owner's picture, if there is one. The picture keeps its address as long as its bytes stay the same. */
export function pictureRow(owner: string, picture: StoredPicture | null, { pictures }: Stored) {
  if (!picture) return []
  const { hash, path, contentType, width, height, blur } = picture
  const old = pictures.get(owner)
  const key = old?.hash === hash ? old.key : newKey()
  return [{ owner, key, hash, path, contentType, width, height, blur }]
}

export async function removePictures({ db, campaign }: CampaignTables, owners: readonly string[]): Promise<void> {
  await db.deleteFrom('picture').where('campaign', '=', campaign).where('owner', 'in', listOf(db, owners)).execute()
}
