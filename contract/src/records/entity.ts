import * as z from 'zod/mini'

import { entityTypes } from '../entity-type.ts'
import { reveals } from '../reveal.ts'
import { entityDate } from './entity-date.ts'
import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** The schema of entity types. */
export const entityType = z.enum(entityTypes)

/** A property's value. Lists are shown with commas. */
export const propertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean()])),
])
export type PropertyValue = z.infer<typeof propertyValue>

export const properties = z.record(z.string(), propertyValue)

/** The part of an entity that a card in a list shows. */
export const entityCard = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  description: z.string(),
  tags: z.array(z.string()),
  /** Whether players see at least its name. Players only receive entities that they may see. */
  visible: z.boolean(),
  /** How much of a character this viewer sees; for the game master, how much all players see. Below `page`, the card has only name and picture. */
  reveal: z.optional(z.enum(reveals)),
  /** For the game master: the characters whose players see the page, if not all players do. */
  readers: z.optional(z.array(entityId)),
  image: z.nullable(picture),
  /** The type and range of an item. */
  properties: z.optional(properties),
})

export type EntityCard = z.infer<typeof entityCard>

/** A relationship of the requested entity, which is either `to` or `from`. */
export const relationship = z.object({
  type: z.string(),
  from: entityId,
  to: entityId,
  target: entityId,
  /** The other entity, as shown in a link. */
  other: z.object({ id: entityId, name: z.string(), type: entityType, image: z.nullable(picture) }),
  /** Whether only the game master may see the relationship. */
  secret: z.boolean(),
  /** The rank of a talent that a character has. */
  rank: z.optional(z.number()),
})

export type Relationship = z.infer<typeof relationship>

/** An entity whose texts mention the requested one, as shown in a link. */
export const mention = z.object({ id: entityId, name: z.string(), type: entityType })

export type Mention = z.infer<typeof mention>

const scores = z.record(z.string(), z.number())

export const entity = z.extend(entityCard, {
  visualDescription: z.string(),
  /** Sanitized HTML, without links to entities that the viewer may not see, and without secrets hidden from them. */
  longDescription: z.string(),
  relationships: z.array(relationship),
  /** Entities that mention it, if the viewer may see them, by name. */
  mentionedIn: z.array(mention),
  properties,
  /** `null`, like the following fields, if the viewer may not see the character's figures. */
  characteristics: z.nullable(scores),
  skills: z.nullable(scores),
  maxHp: z.nullable(z.number()),
  strainThreshold: z.nullable(z.number()),
  /** Whether its picture was generated; omitted otherwise. */
  imageGenerated: z.optional(z.boolean()),
  /** For newsletters: the name of the paper, and the dateline. */
  masthead: z.optional(z.string()),
  dateline: z.optional(z.string()),
  /** Its date, if the viewer knows it. */
  date: z.optional(entityDate),
  /** The pages of a weapon's qualities, as far as the viewer may read them; omitted if there are none. */
  qualityPages: z.optional(z.array(mention)),
  /** Maps that the viewer sees with a pin to it; omitted if there are none. */
  onMaps: z.optional(z.array(mention)),
})

export type Entity = z.infer<typeof entity>
