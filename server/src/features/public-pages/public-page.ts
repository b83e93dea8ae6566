import { withoutFigures, type Entity, type EntityType, type Picture } from '@waybook/contract'
import { skillMeant } from '@waybook/rules'

import { readCampaignWords, type CampaignWords } from '../campaign/campaign-words.ts'
import { readEntityLinks, toEntity } from '../entities/page-presenter.ts'
import { portraitTypes, portrayingTypes } from '../entities/portrait-types.ts'
import { readEntity } from '../entities/read-entity.ts'
import { mapSeenBy } from '../maps/presenter.ts'
import type { RequestContext } from '../request-context.ts'

/** A page for people without an account. `RequestContext.linkable` has the pages that it may lead to. */
export interface PublicPage {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** The name of the paper, of a newsletter. */
  readonly masthead: string
  readonly dateline: string
  readonly date: string
  readonly description: string
  readonly appearance: string
  /** Sanitized, with the app's addresses (`withAddresses`). */
  readonly html: string
  readonly image: Picture | null
  readonly isImageGenerated: boolean
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly ties: readonly PublicTie[]
  readonly map: PublicMap | null
}

/** A relationship. `name` is text unless the page may be linked to. */
interface PublicTie {
  readonly type: string
  readonly id: string
  readonly name: string
}

/** A map that every player sees whole. */
export interface PublicMap {
  readonly image: Picture
  readonly pins: readonly PublicPin[]
}

interface PublicPin {
  /** The page that it leads to; `null` for a label. */
  readonly id: string | null
  readonly name: string
  readonly x: number
  readonly y: number
}

/** Reads a page in the context of `publicContext`. `null` if there is no such page for its viewer. The caller judges the page (`judgePages`). */
export async function readPublicPage(context: RequestContext, id: string): Promise<PublicPage | null> {
  const record = await readEntity(context.records, id, context.scope)
  if (!record) return null
  const entity = await toEntity(record, await readEntityLinks(id, context), context)
  const words = await readCampaignWords(context.records)
  const { type, name, masthead = '', dateline = '', date, description, visualDescription, longDescription } = entity
  return {
    id,
    type,
    name,
    masthead,
    dateline,
    date: date?.text ?? '',
    description,
    appearance: type === 'item' ? visualDescription : '',
    html: longDescription,
    image: entity.image,
    isImageGenerated: entity.imageGenerated === true,
    facts: factsOf(entity, words),
    ties: tiesOf(entity, words),
    map: await publicMapOf(context, id),
  }
}

/** Properties that are part of the page elsewhere, or are not for readers. */
const UNLISTED: ReadonlySet<string> = new Set([
  'content_file',
  'illustrated_by',
  'image_path',
  'force',
  'force_side',
  'source',
])

/** The properties in words. Figures of characters are not for people outside. */
function factsOf({ type, properties }: Entity, { skills }: CampaignWords): PublicPage['facts'] {
  const shown = type === 'character' ? withoutFigures(properties) : properties
  const named = (text: string) => skillMeant(text, skills)?.name ?? text.trim()
  return Object.entries(shown)
    .filter(([name]) => !UNLISTED.has(name.toLowerCase()))
    .map(([name, value]) => {
      const text = [value].flat().join(', ')
      return [
        name.replaceAll('_', ' '),
        name === 'career_skills' ? text.split(',').map(named).join(', ') : text,
      ] as const
    })
}

/** Relationships that only say whose picture something is. */
const OF_PICTURES: ReadonlySet<string> = new Set([...portraitTypes, ...portrayingTypes])

function tiesOf({ id, relationships }: Entity, { relationshipNames }: CampaignWords): PublicTie[] {
  return relationships
    .filter(({ from, secret, type }) => from === id && !secret && !OF_PICTURES.has(type))
    .map(({ type, other }) => ({ type: relationshipNames[type] ?? type, id: other.id, name: other.name }))
}

/** `null` for a page without a map, and for a map of which players see only a part. */
export async function publicMapOf(context: RequestContext, id: string): Promise<PublicMap | null> {
  const map = await mapSeenBy(context, id)
  if (!map?.image) return null
  const pins = map.pins.map(({ to, label, at }) => ({ id: to?.id ?? null, name: label || (to?.name ?? ''), ...at }))
  return { image: map.image, pins }
}
