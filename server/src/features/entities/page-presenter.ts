import type { Entity, Mention, Picture, Relationship } from '@waybook/contract'
import { DEFAULT_MAX_HP, DEFAULT_STRAIN_THRESHOLD, weaponFigures } from '@waybook/rules'

import { withThresholds } from '../characters/thresholds.ts'
import { mapsAbove } from '../maps/maps-above.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { EntityRecord, MentionRecord, RelationshipRecord } from './entity-record.ts'
import { filledFor } from './fill-texts.ts'
import { readMentions } from './mentions.ts'
import { portraitTypes } from './portrait-types.ts'
import { knownNames, linkingTexts, plainWith, toCard } from './presenter.ts'
import { readQualityPages } from './quality-pages.ts'
import { readRelationships } from './relationships.ts'

/** The other entities that an entity's page refers to. */
export interface EntityLinks {
  readonly relationships: readonly RelationshipRecord[]
  readonly mentions: readonly MentionRecord[]
}

/** Reads an entity's relationships and mentions within the viewer's scope. */
export async function readEntityLinks(id: string, { records, scope }: RequestContext): Promise<EntityLinks> {
  const [relationships, mentions] = await Promise.all([
    readRelationships(records, id, scope),
    readMentions(records, id, scope),
  ])
  return { relationships, mentions }
}

/** Presents an entity to one viewer. The fields are listed one by one, so nothing else can leak. */
export async function toEntity(
  record: EntityRecord,
  { relationships, mentions }: EntityLinks,
  context: RequestContext,
): Promise<Entity> {
  const { longDescription, visualDescription, masthead, dateline } = record
  const [names, fill, onMaps, qualities] = await Promise.all([
    knownNames([...linkingTexts(record), visualDescription, masthead, dateline, longDescription], context),
    filledFor(record.id, [longDescription], context),
    record.isPinned ? mapsAbove(context, record.id) : [],
    qualityPagesOf(record, context),
  ])
  const plain = plainWith(names, context)
  const card = toCard(record, plain, context)
  const picture = shownPicture(record, { relationships })
  const [figures = null] = record.figures
    ? await withThresholds(context.records, [{ id: record.id, ...record.figures }])
    : []
  return {
    ...card,
    image: toPicture(picture),
    ...(picture !== null && picture === record.picture && record.isPictureGenerated && { imageGenerated: true }),
    properties: card.properties ?? {},
    visualDescription: plain(visualDescription),
    longDescription: fill(longDescription, names),
    relationships: relationships.map((one) => toRelationship(record.id, one)),
    mentionedIn: mentions.map(({ id, name, type }) => ({ id, name, type })),
    characteristics: figures?.characteristics ? { ...figures.characteristics } : null,
    skills: figures?.skills ? { ...figures.skills } : null,
    maxHp: figures && (figures.maxHp ?? DEFAULT_MAX_HP),
    strainThreshold: figures && (figures.strainThreshold ?? DEFAULT_STRAIN_THRESHOLD),
    ...(record.masthead && { masthead: plain(record.masthead) }),
    ...(record.dateline && { dateline: plain(record.dateline) }),
    ...(record.date && { date: record.date }),
    ...(qualities.length > 0 && { qualityPages: qualities }),
    ...(onMaps.length > 0 && { onMaps }),
  }
}

async function qualityPagesOf(
  { type, properties }: Pick<EntityRecord, 'type' | 'properties'>,
  { records, scope }: RequestContext,
): Promise<Mention[]> {
  const { qualities } = type === 'item' ? weaponFigures(properties) : { qualities: [] }
  const pages = await readQualityPages(records, qualities, scope)
  return [...pages.values()].map(({ id, name }) => ({ id, name, type: 'quality' }))
}

/** The picture on an entity's page: the one chosen in Waybook, else a character's portrait, else the entity's own picture. */
export function imageOf(
  record: Parameters<typeof shownPicture>[0],
  links: Pick<EntityLinks, 'relationships'>,
): Picture | null {
  return toPicture(shownPicture(record, links))
}

/** The stored record of the picture of `imageOf`. */
export function shownPicture(
  record: Pick<EntityRecord, 'id' | 'type' | 'picture' | 'pictureChosen'>,
  { relationships }: Pick<EntityLinks, 'relationships'>,
): PictureRecord | null {
  const portrait = record.pictureChosen ? null : portraitOf(record, relationships)
  return portrait ?? record.picture
}

function portraitOf(
  record: Pick<EntityRecord, 'id' | 'type'>,
  relationships: readonly RelationshipRecord[],
): PictureRecord | null {
  if (record.type !== 'character') return null
  const portrait = relationships.find(
    ({ from, type, other }) => from === record.id && portraitTypes.includes(type) && other.picture,
  )
  return portrait?.other.picture ?? null
}

function toRelationship(id: string, { type, from, to, secret, rank, other }: RelationshipRecord): Relationship {
  const shown = { id: other.id, name: other.name, type: other.type, image: toPicture(other.picture) }
  const target = from === id ? to : from
  return { type, from, to, target, other: shown, secret, ...(rank !== null && { rank }) }
}
