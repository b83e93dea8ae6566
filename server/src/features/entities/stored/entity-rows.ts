import crypto from 'node:crypto'

import { nameWords, PARTY_TAG, withoutFigures } from '@waybook/contract'
import { libraryFactsOf } from '@waybook/rules'
import type { Insertable } from 'kysely'

import type { AuthoredCampaign, AuthoredEntity, StoredPicture } from '#campaign-folder/authored-campaign.ts'
import { EVERYONE } from '#campaign-folder/entity-dates.ts'
import { namesOf } from '#campaign-folder/entity-names.ts'
import type { CampaignTables } from '#database/database.ts'
import { libraryRow } from '#database/library-row.ts'
import { fromList, toFlag, toJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import type { EntityTable, OpenDigests } from '#database/tables.ts'
import type { Versioned } from '#database/text-tables.ts'
import { mapOwner, newKey, textOwner } from '#features/pictures/picture-columns.ts'
import { textOwnersOf } from '#features/pictures/read-text-pictures.ts'

import { placeOf } from './place.ts'
import type { StoredEntities } from './read-stored.ts'

/** Names with a longer common prefix are sorted by id. This keeps list cursors short. */
const SORT_NAME_MAX = 80

/** The columns of an entity's row that depend only on its file. */
type AuthoredColumns = Omit<
  Insertable<EntityTable>,
  'campaign' | 'number' | 'digest' | keyof OpenDigests | 'addedAt' | 'shown' | 'reveal' | 'readers' | keyof Versioned
>

/** An authored entity as rows, without the columns that the store adds. */
export interface EntityRows {
  readonly authored: AuthoredEntity
  readonly columns: AuthoredColumns
  readonly digest: string
  readonly open: OpenDigests
}

export function toEntityRows(authored: AuthoredEntity): EntityRows {
  const columns = toColumns(authored)
  const { relationships, transitions, mentions, search, picture, map, pins } = authored
  const { textPictures, variants, readers, reveal, dates, published } = authored
  const content = [
    columns,
    relationships,
    transitions,
    mentions,
    search,
    ordered(picture),
    variants,
    readers,
    reveal ?? null,
    [ordered(map), pins],
    dates,
    published,
    textPictures.map((one) => [one.target, ordered(one.picture)]),
  ]
  return { authored, columns, digest: digestOf(content), open: openDigests(authored, columns) }
}

function openDigests(authored: AuthoredEntity, columns: AuthoredColumns): OpenDigests {
  const {
    longFull: _full,
    gmNotes: _notes,
    boxText: _box,
    sourceText: _text,
    dates: _dates,
    authoredVisible: _visible,
    id,
    type,
    name,
    sortName,
    place,
    ...open
  } = columns
  const { characteristics, skills, maxHp, strainThreshold, startingInventory, properties, ...page } = open
  const { openBoxText, transitions, mentions, search, picture, map } = authored
  const figures = [characteristics, skills, maxHp, strainThreshold, startingInventory]
  const isOpen = ({ secret }: { readonly secret: boolean }) => !secret
  const isTalent = ({ rank }: { readonly rank?: number }) => rank !== undefined
  const isCharacter = type === 'character'
  const relationships = authored.relationships.filter(isOpen)
  return {
    nameDigest: digestOf([id, type, name, sortName, place, ordered(picture)]),
    pageDigest: digestOf([
      page,
      isCharacter ? withoutFigures(authored.properties) : [properties, figures],
      openBoxText,
      relationships.filter((one) => !isCharacter || !isTalent(one)),
      transitions,
      mentions.filter(isOpen).map(({ to }) => to),
      search.open,
      ordered(map),
      authored.dates.filter(({ reader }) => reader === EVERYONE),
      authored.published,
    ]),
    figuresDigest: digestOf(isCharacter ? [properties, figures, relationships.filter(isTalent)] : []),
  }
}

/** The digest of the campaign itself, without its entities. */
export function campaignDigest(campaign: AuthoredCampaign): string {
  const { name, tagline, region, masthead, accent, cover, coverTall, source } = campaign
  return digestOf([name, tagline, region, masthead, accent, ordered(cover), ordered(coverTall), source])
}

/** The fields of a picture in a fixed order, whether it comes from a folder or from the store. */
function ordered(picture: StoredPicture | null) {
  if (!picture) return null
  const { hash, contentType, width, height, blur, path } = picture
  return { hash, contentType, width, height, blur, path }
}

function digestOf(content: unknown): string {
  return crypto.hash('sha256', JSON.stringify(content), 'base64url')
}

function toColumns(entity: AuthoredEntity): AuthoredColumns {
  return {
    id: entity.id,
    type: entity.type,
    name: entity.name,
    sortName: nameWords(entity.name).join(' ').slice(0, SORT_NAME_MAX),
    place: placeOf(entity),
    description: entity.description,
    visualDescription: entity.visualDescription,
    longFull: entity.longDescription.full,
    longOpen: entity.longDescription.open,
    dates: entity.dates.length === 0 ? null : toJson(entity.dates),
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

/** Marks that the entity has its own map. */
export function mapRows({ id, map }: AuthoredEntity) {
  return map ? [{ entity: id }] : []
}

export function pinRows({ id, pins }: AuthoredEntity) {
  return pins.map(({ secret, readers, ...pin }) => ({
    map: id,
    ...pin,
    secret: toFlag(secret),
    readers: fromList(readers),
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

/** One row for each mentioned entity; secret only if all its mentions are, and then for the readers of any of them. */
export function mentionRows({ id, mentions }: AuthoredEntity) {
  return [...Map.groupBy(mentions, ({ to }) => to)].map(([to, all]) => {
    const secret = all.every((mention) => mention.secret)
    const readers = secret ? [...new Set(all.flatMap((mention) => mention.readers ?? []))] : []
    return { from: id, to, secret: toFlag(secret), readers: fromList(readers) }
  })
}

export function variantRows({ id, variants, mentions, dates }: AuthoredEntity) {
  return variants.map(({ character, longDescription, boxText, words }) => {
    const mentioned = mentions.filter(({ readers }) => readers?.includes(character)).map(({ to }) => to)
    return {
      entity: id,
      character,
      longText: longDescription,
      words: [...new Set(words.split(' '))].join(' '),
      digest: digestOf([
        longDescription,
        boxText,
        words,
        mentioned,
        ...dates.filter(({ reader }) => reader === character),
      ]),
    }
  })
}

/** The entity's place on the timeline, for each reader who knows it. */
export function dateRows({ id, dates }: AuthoredEntity) {
  return dates.flatMap(({ reader, place }) => (place === null ? [] : [{ reader, place, entity: id }]))
}

/** The entity's entry in the library, if it has one. */
export function libraryRows({ columns, authored }: EntityRows) {
  const { type, tags, properties, skills } = authored
  const facts = libraryFactsOf({ type, isOfParty: tags.includes(PARTY_TAG), properties, skills })
  return [libraryRow(columns, facts)].filter((row) => row !== null)
}

/** The names by which texts may refer to the entity. */
export function nameRows({ id, name, aliases, source }: AuthoredEntity) {
  return namesOf({ id, file: source.path, fields: { name, aliases } })
}

/** The references in the entity's text. */
export function referenceRows({ id, references }: AuthoredEntity) {
  return references.map((key) => ({ entity: id, key }))
}

/** The rows of an entity's own picture, its map's picture and the pictures in its texts. */
export function pictureRows(
  { id, picture, map, textPictures }: AuthoredEntity,
  stored: Pick<StoredEntities, 'pictures'>,
) {
  const inTexts = textPictures.flatMap((one) => pictureRow(textOwner(id, one.target), one.picture, stored))
  return [...pictureRow(id, picture, stored), ...pictureRow(mapOwner(id), map, stored), ...inTexts]
}

/** The row of the owner's picture, if there is one. The picture keeps its address as long as its bytes stay the same. */
export function pictureRow(
  owner: string,
  picture: StoredPicture | null,
  { pictures }: Pick<StoredEntities, 'pictures'>,
) {
  if (!picture) return []
  const { hash, path, contentType, width, height, blur } = picture
  const old = pictures.get(owner)
  const key = old?.hash === hash ? old.key : newKey()
  return [{ owner, key, hash, path, contentType, width, height, blur }]
}

/** Removes the pictures of these owners, and the pictures in the texts of owners that are entities. */
export async function removePictures({ db, campaign }: CampaignTables, owners: readonly string[]): Promise<void> {
  const inTexts = await textOwnersOf({ db, campaign }, owners)
  await db
    .deleteFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, [...owners, ...inTexts]))
    .execute()
}
