import * as z from 'zod/mini'

import { gameMaster, ownerOf, signedIn } from '../access.ts'
import { entityId } from '../entity-id.ts'
import { failedWithStatus, question, write } from '../operation.ts'
import { characterDynamic, inventoryEntry } from '../records/character.ts'
import { done } from './parameters.ts'

/** The most that anybody carries of one thing; it bounds a slip of the finger. */
export const AMOUNT_MAX = 9999
const amount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))
const points = z.int().check(z.minimum(0), z.maximum(999))
const step = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))
/** More than anybody suffers at once; it bounds what every screen is sent. */
export const CONDITIONS_MAX = 40
export const CONDITION_LENGTH_MAX = 200
const condition = z.string().check(z.trim(), z.minLength(1), z.maxLength(CONDITION_LENGTH_MAX))

const dynamicFailed = failedWithStatus('Failed to update dynamic data')
const inventoryFailed = failedWithStatus('Failed to update inventory')

export const getCharacterDynamic = question({
  name: 'getCharacterDynamic',
  summary: 'What is played of a character: hit points, strain, conditions, inventory.',
  params: z.object({ id: entityId }),
  answer: characterDynamic,
  callers: signedIn,
  failure: failedWithStatus('Failed to fetch dynamic data'),
})

export const updateCharacterDynamic = write({
  name: 'updateCharacterDynamic',
  summary: 'Sets hit points, strain or conditions to a value; visible is the game master’s alone.',
  params: z.object({
    id: entityId,
    hitpoints: z.optional(points),
    strain: z.optional(points),
    conditions: z.optional(z.array(condition).check(z.maxLength(CONDITIONS_MAX))),
    visible: z.optional(z.boolean()),
  }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
  failure: dynamicFailed,
})

export const adjustCharacterDynamic = write({
  name: 'adjustCharacterDynamic',
  summary: 'Changes hit points or strain by a difference, stopping at their bounds.',
  params: z.object({ id: entityId, field: z.enum(['hitpoints', 'strain']), by: step }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
  failure: dynamicFailed,
})

export const addCondition = write({
  name: 'addCondition',
  summary: 'Adds a condition to a character; one that is there already is left as it is.',
  params: z.object({ id: entityId, condition }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
  failure: dynamicFailed,
})

export const removeCondition = write({
  name: 'removeCondition',
  summary: 'Takes a condition from a character; one that is not there is no fault.',
  params: z.object({ id: entityId, condition }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
  failure: dynamicFailed,
})

export const getInventory = question({
  name: 'getInventory',
  summary: 'What a character carries, with names.',
  params: z.object({ id: entityId }),
  answer: z.object({ inventory: z.array(inventoryEntry) }),
  callers: signedIn,
})

export const updateCharacterInventory = write({
  name: 'updateCharacterInventory',
  summary: 'Sets how many of an item a character carries.',
  params: z.object({ characterId: entityId, itemId: entityId, amount }),
  answer: z.object({ ...done, amount: z.number() }),
  callers: ownerOf('characterId'),
  failure: inventoryFailed,
})

export const adjustCharacterInventory = write({
  name: 'adjustCharacterInventory',
  summary: 'Changes how many of an item a character carries by a difference, stopping at none.',
  params: z.object({ characterId: entityId, itemId: entityId, by: step }),
  answer: z.object({ ...done, amount: z.number() }),
  callers: ownerOf('characterId'),
  failure: inventoryFailed,
})

export const setCharacterVisibility = write({
  name: 'setCharacterVisibility',
  summary: 'Shows a character to players, or hides them.',
  params: z.object({ characterId: entityId, visible: z.boolean() }),
  answer: z.object({ ...done, visible: z.boolean() }),
  callers: gameMaster,
  failure: () => 'Failed to update character visibility',
})
