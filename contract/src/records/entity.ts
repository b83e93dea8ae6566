import * as z from 'zod/mini'

import { entityId } from '../entity-id.ts'
import { entityTypes } from '../entity-type.ts'
import { picture } from './picture.ts'

/** Entity types as a schema; `z.enum` wants the tuple that a filter cannot promise. */
export const entityType = z.enum(entityTypes)

/** A property's value; a list is shown joined by commas. */
export const propertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean()])),
])
export type PropertyValue = z.infer<typeof propertyValue>

export const properties = z.record(z.string(), propertyValue)

/** As much of an entity as a card in a list shows. */
export const entityCard = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  description: z.string(),
  tags: z.array(z.string()),
  /** Whether players see it; a player is only ever told of what is shown to them. */
  visible: z.boolean(),
  image: z.nullable(picture),
  /** For items: what kind of thing it is, and how far it reaches. */
  properties: z.optional(properties),
})

export type EntityCard = z.infer<typeof entityCard>

/** A relationship seen from the entity asked for; `to` or `from` is that entity itself. */
export const relationship = z.object({
  type: z.string(),
  from: entityId,
  to: entityId,
  target: entityId,
  /** The other end, as a link shows it. */
  other: z.object({ id: entityId, name: z.string(), type: entityType, image: z.nullable(picture) }),
  /** Only the game master is told of it at all. */
  secret: z.boolean(),
})

export type Relationship = z.infer<typeof relationship>

/** An entity whose texts mention the one asked for, as a link shows it. */
export const mention = z.object({ id: entityId, name: z.string(), type: entityType })

export type Mention = z.infer<typeof mention>

const scores = z.record(z.string(), z.number())

export const entity = z.extend(entityCard, {
  visualDescription: z.string(),
  /** Sanitised HTML, with links only to what the viewer may see and without the paragraphs that are secret to them. */
  longDescription: z.string(),
  relationships: z.array(relationship),
  /** What mentions it, by name, as far as the viewer may know. */
  mentionedIn: z.array(mention),
  properties,
  characteristics: z.nullable(scores),
  skills: z.nullable(scores),
  maxHp: z.number(),
  strainThreshold: z.number(),
  /** Newsletters: the paper it appeared in, and when. */
  masthead: z.optional(z.string()),
  dateline: z.optional(z.string()),
})

export type Entity = z.infer<typeof entity>
