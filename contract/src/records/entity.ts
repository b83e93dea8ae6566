import * as z from 'zod/mini'

import { entityTypes } from '../entity-type.ts'
import { reveals } from '../reveal.ts'
import { entityDate } from './entity-date.ts'
import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** The schema of entity types. */
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

/** The part of an entity that a card in a list shows. */
export const entityCard = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  description: z.string(),
  tags: z.array(z.string()),
  /** Whether players see it, if only its name. Players only receive entities that they may see. */
  visible: z.boolean(),
  /** For characters: how much of it this viewer gets, or for the game master, how much all players do. Without the page, there are only name and picture. */
  reveal: z.optional(z.enum(reveals)),
  /** For the game master: the characters whose players see the page although not all players do. */
  readers: z.optional(z.array(entityId)),
  image: z.nullable(picture),
  /** For items: their type and range. */
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
  /** Sanitised HTML, without links to entities that the viewer may not see and without paragraphs that are secret to them. */
  longDescription: z.string(),
  relationships: z.array(relationship),
  /** The entities that mention it and that the viewer may see, by name. */
  mentionedIn: z.array(mention),
  properties,
  /** `null`, as are the following, if the viewer does not get the character's figures. */
  characteristics: z.nullable(scores),
  skills: z.nullable(scores),
  maxHp: z.nullable(z.number()),
  strainThreshold: z.nullable(z.number()),
  /** For newsletters: the name of the paper, and the dateline. */
  masthead: z.optional(z.string()),
  dateline: z.optional(z.string()),
  /** When it was, if it has a date that the viewer knows. */
  date: z.optional(entityDate),
  /** The maps with a pin that leads to it, as far as the viewer sees them; missing if there are none. */
  onMaps: z.optional(z.array(mention)),
})

export type Entity = z.infer<typeof entity>
