import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { sceneMap } from './fog.ts'
import { picture } from './picture.ts'

export const PIN_LABEL_MAX = 120
/** More pins than fit into a file's front matter at one per line. */
export const PINS_SENT_MAX = 2500
/** The maximum number of characters whose players a pin is for. */
const PIN_READERS_MAX = 30

const percent = z.number().check(z.minimum(0), z.maximum(100))

/** In percent of the width and height of the map's picture, from the top left corner. */
const pinPosition = z.object({ x: percent, y: percent })
export type PinPosition = z.infer<typeof pinPosition>

/** The target of a pin, for its card. */
const pinTarget = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  /** Empty, like the description, if the viewer only sees the name. */
  tags: z.array(z.string()),
  /** The first sentence of its description. */
  description: z.string(),
  image: z.nullable(picture),
  /** Whether it has a map that the viewer sees. */
  hasMap: z.boolean(),
})
export type PinTarget = z.infer<typeof pinTarget>

/** A pin on a map, presented for one viewer. */
const pin = z.object({
  /** Identifies the pin for this viewer. Changes with the pin. */
  id: z.string(),
  /** `null` if the pin is only a label. */
  to: z.nullable(pinTarget),
  at: pinPosition,
  /** Empty if the pin has its target's name. */
  label: z.string(),
  /** For the game master: whether only they see it. */
  secret: z.optional(z.boolean()),
  /** For the game master: the characters whose players see it. Empty if all players see it who see the map and the target. */
  readers: z.optional(z.array(entityId)),
})
export type Pin = z.infer<typeof pin>

/** An entity in a link to its map. */
const mapLink = z.object({ id: entityId, name: z.string(), type: entityType })
export type MapLink = z.infer<typeof mapLink>

/** The map of an entity, presented for one viewer. */
export const entityMap = z.object({
  entity: mapLink,
  /** The picture in tiles, with the entity's id as `sceneId`. Only a scene has fog. */
  ground: sceneMap,
  /** The whole picture; `null` if a part is covered for the viewer. */
  image: z.nullable(picture),
  /** Whether it looks the same in the dark scheme. Otherwise it gets dark there. */
  keepsColors: z.boolean(),
  /** In the order of the file, at most `PINS_SENT_MAX`. */
  pins: z.array(pin),
  /** Maps with a pin to this entity. */
  above: z.array(mapLink),
})
export type EntityMap = z.infer<typeof entityMap>

/** A map in the list of maps. */
export const mapInList = z.extend(mapLink, {
  /** `null` if the viewer may not see the whole picture. */
  image: z.nullable(picture),
  /** The number of pins that the viewer sees on it. */
  pins: z.number(),
})
export type MapInList = z.infer<typeof mapInList>

/** A pin in the file. A `secret` pin is only for the game master, one with `readers` for these characters' players, any other for all. */
export const writtenPin = z.object({
  /** `null` if the pin is only a label, which must not be empty then. */
  to: z.nullable(entityId),
  at: pinPosition,
  label: z.string().check(z.maxLength(PIN_LABEL_MAX)),
  secret: z.boolean(),
  readers: z.array(entityId).check(z.maxLength(PIN_READERS_MAX)),
})
export type WrittenPin = z.infer<typeof writtenPin>
