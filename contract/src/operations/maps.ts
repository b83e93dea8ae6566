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
    'Returns the map of an entity: its picture as tiles, the pins that the caller sees, and the maps with a pin that leads to it.',
  params: z.object({ id: entityId }),
  /** `null` if the entity has no map that the caller may see. */
  answer: z.object({ map: z.nullable(entityMap) }),
  callers: signedIn,
})

export const listMaps = defineRead({
  name: 'listMaps',
  summary: 'Lists the maps that the caller sees, by name, and says which is that of the whole world.',
  params: z.object({}),
  answer: z.object({
    maps: z.array(mapInList),
    /** The map that `campaign.yaml` names; `null` if it names none, or one that the caller does not see. */
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
    /** Before which of the pins it is put, from 0; left out: after all. What removePin answers puts the pin back. */
    place: z.optional(z.int().check(z.minimum(0))),
  }),
  answer: z.object({ ...done, version, pinId: z.string() }),
  callers: gameMaster,
})

export const updatePin = defineWrite({
  name: 'updatePin',
  summary:
    'Changes what is given of a pin, or moves it. A pin that was changed meanwhile is refused with conflict. With `before`, updatePin undoes it.',
  params: z.object({ mapId: entityId, pinId, change: z.partial(writtenPin) }),
  /** `pinId`: the id that it has now. */
  answer: z.object({ ...done, version, pinId: z.string(), before: writtenPin }),
  callers: gameMaster,
})

export const removePin = defineWrite({
  name: 'removePin',
  summary:
    'Removes a pin from a map. A pin that was changed meanwhile is refused with conflict. addPin with `removed` undoes it.',
  params: z.object({ mapId: entityId, pinId }),
  answer: z.object({ ...done, version, removed: z.extend(writtenPin, { place: z.number() }) }),
  callers: gameMaster,
})
