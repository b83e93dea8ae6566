import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entityMap, mapInList, writtenPin } from '../records/map.ts'
import { version } from '../records/writing.ts'
import { done } from './parameters.ts'

const pinId = z.string().check(z.minLength(1), z.maxLength(80))

export const getMap = defineRead({
  name: 'getMap',
  summary:
    'Returns the map of an entity: its picture as tiles, the pins that the caller sees, and the maps with a pin to it.',
  params: z.object({ id: entityId }),
  /** `null` if the entity has no map that the caller may see. */
  answer: z.object({ map: z.nullable(entityMap) }),
  callers: signedIn,
})

export const listMaps = defineRead({
  name: 'listMaps',
  summary: 'Lists the maps that the caller sees, by name, and the id of the world map.',
  params: z.object({}),
  answer: z.object({
    maps: z.array(mapInList),
    /** The map in `campaign.yaml`; `null` without one, or if the caller doesn't see it. */
    world: z.nullable(entityId),
  }),
  callers: signedIn,
})

export const addPin = defineWrite({
  name: 'addPin',
  summary: 'Adds a pin to the map of an entity, as a line in its file. removePin undoes it.',
  params: z.object({
    mapId: entityId,
    at: writtenPin.shape.at,
    to: z.optional(writtenPin.shape.to),
    label: z.optional(writtenPin.shape.label),
    secret: z.optional(writtenPin.shape.secret),
    readers: z.optional(writtenPin.shape.readers),
    /** The index at which to insert the pin, from 0. Default: the end. `removePin` returns the index that puts the pin back. */
    place: z.optional(z.int().check(z.minimum(0))),
  }),
  answer: z.object({ ...done, version, pinId: z.string() }),
  callers: gameMaster,
})

export const setMapColors = defineWrite({
  name: 'setMapColors',
  summary: 'Sets whether the map of an entity keeps its colors in the dark scheme, as a line in its file.',
  params: z.object({ mapId: entityId, keep: z.boolean() }),
  answer: z.object({ ...done, version }),
  callers: gameMaster,
})

export const updatePin = defineWrite({
  name: 'updatePin',
  summary:
    'Changes the given fields of a pin. If the pin has changed since, the call is refused with conflict. A call with `before` undoes it.',
  params: z.object({ mapId: entityId, pinId, change: z.partial(writtenPin) }),
  /** `pinId`: the pin's new id. */
  answer: z.object({ ...done, version, pinId: z.string(), before: writtenPin }),
  callers: gameMaster,
})

export const removePin = defineWrite({
  name: 'removePin',
  summary:
    'Removes a pin from a map. If the pin has changed since, the call is refused with conflict. addPin with `removed` undoes it.',
  params: z.object({ mapId: entityId, pinId }),
  answer: z.object({ ...done, version, removed: z.extend(writtenPin, { place: z.number() }) }),
  callers: gameMaster,
})
