import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { sceneMap } from './fog.ts'
import { picture } from './picture.ts'

export const PIN_LABEL_MAX = 120
/** More than the front matter of a file has room for, if each pin is on a line. */
export const PINS_SENT_MAX = 2500
/** The characters that a pin may be for. */
const PIN_READERS_MAX = 30

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** In percent of the width and of the height of the map's picture, from the top left corner. */
const pinPosition = z.object({ x: percent, y: percent })
export type PinPosition = z.infer<typeof pinPosition>

/** What a pin leads to, as its card shows it. */
const pinTarget = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  /** Empty if the viewer gets no more than the name, as is the description. */
  tags: z.array(z.string()),
  /** The first sentence of it. */
  description: z.string(),
  image: z.nullable(picture),
  /** Whether there is a map of it that the viewer sees. */
  hasMap: z.boolean(),
})
export type PinTarget = z.infer<typeof pinTarget>

/** A pin on a map, as one viewer gets it. */
const pin = z.object({
  /** Names the pin as this viewer gets it. A pin that is changed has another id. */
  id: z.string(),
  /** `null`: the pin is only a label. */
  to: z.nullable(pinTarget),
  at: pinPosition,
  /** Empty if the pin is called like its target. */
  label: z.string(),
  /** For the game master: whether only they see it. */
  secret: z.optional(z.boolean()),
  /** For the game master: the characters whose players see it; empty if all do who see the map and the target. */
  readers: z.optional(z.array(entityId)),
})
export type Pin = z.infer<typeof pin>

/** An entity, as a link to its map shows it. */
const mapLink = z.object({ id: entityId, name: z.string(), type: entityType })
export type MapLink = z.infer<typeof mapLink>

/** The map of an entity, as one viewer gets it. */
export const entityMap = z.object({
  entity: mapLink,
  /** The picture in tiles, with the entity's id as `sceneId`. Only a scene has fog. */
  ground: sceneMap,
  /** The picture as a whole; `null` if something of it is covered for the viewer. */
  image: z.nullable(picture),
  /** In the order of the file, at most `PINS_SENT_MAX`. */
  pins: z.array(pin),
  /** The maps with a pin that leads to this entity. */
  above: z.array(mapLink),
})
export type EntityMap = z.infer<typeof entityMap>

/** A map in the list of all of them. */
export const mapInList = z.extend(mapLink, {
  /** `null` if the viewer does not get the picture as a whole. */
  image: z.nullable(picture),
  /** How many pins the viewer sees on it. */
  pins: z.number(),
})
export type MapInList = z.infer<typeof mapInList>

/** A pin as it is written. `secret`: for nobody but the game master; `readers`: for the players of these characters; neither: for all. */
export const writtenPin = z.object({
  /** `null`: the pin is only a label, which may then not be empty. */
  to: z.nullable(entityId),
  at: pinPosition,
  label: z.string().check(z.maxLength(PIN_LABEL_MAX)),
  secret: z.boolean(),
  readers: z.array(entityId).check(z.maxLength(PIN_READERS_MAX)),
})
export type WrittenPin = z.infer<typeof writtenPin>
