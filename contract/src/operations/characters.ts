import { FORCE_RATING_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, ownerOf, signedIn } from '../access.ts'
import { AMOUNT_MAX, CONDITION_LENGTH_MAX, CONDITIONS_MAX } from '../character-limits.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { characterDynamic, characterPoints, inventoryEntry, inventoryShown } from '../records/character.ts'
import { entityId } from '../records/entity-id.ts'
import { done } from './parameters.ts'

const amount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))
const points = z.int().check(z.minimum(0), z.maximum(999))
/** Below 0 if the settings allow it. */
const hitPoints = z.int().check(z.minimum(-999), z.maximum(999))
const step = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))
const condition = z.string().check(z.trim(), z.minLength(1), z.maxLength(CONDITION_LENGTH_MAX))

export const getCharacterDynamic = defineRead({
  name: 'getCharacterDynamic',
  summary: 'Returns a character’s state in play: hit points, strain, conditions, inventory.',
  params: z.object({ id: entityId }),
  answer: characterDynamic,
  callers: signedIn,
})

export const getPartyPoints = defineRead({
  name: 'getPartyPoints',
  summary: 'Returns the hit points and strain of the party’s members by id, if the caller may see them.',
  params: z.object({}),
  answer: z.object({ points: z.record(z.string(), characterPoints) }),
  callers: signedIn,
})

export const updateCharacterDynamic = defineWrite({
  name: 'updateCharacterDynamic',
  summary: 'Sets hit points, strain or conditions. Only the game master may set visible.',
  params: z.object({
    id: entityId,
    hitpoints: z.optional(hitPoints),
    strain: z.optional(points),
    conditions: z.optional(z.array(condition).check(z.maxLength(CONDITIONS_MAX))),
    visible: z.optional(z.boolean()),
  }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
})

export const adjustCharacterDynamic = defineWrite({
  name: 'adjustCharacterDynamic',
  summary: 'Changes hit points or strain by a difference, within their limits.',
  params: z.object({ id: entityId, field: z.enum(['hitpoints', 'strain']), by: step }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
})

export const addCondition = defineWrite({
  name: 'addCondition',
  summary: 'Adds a condition to a character. Does nothing if the character has it.',
  params: z.object({ id: entityId, condition }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
})

export const commitForce = defineWrite({
  name: 'commitForce',
  summary:
    'Commits Force dice of a character to a power, which becomes a condition. They return when the condition ends.',
  params: z.object({ id: entityId, condition, count: z.int().check(z.minimum(1), z.maximum(FORCE_RATING_MAX)) }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
})

export const removeCondition = defineWrite({
  name: 'removeCondition',
  summary: 'Removes a condition from a character. Does nothing if the character does not have it.',
  params: z.object({ id: entityId, condition }),
  answer: z.extend(characterDynamic, done),
  callers: ownerOf('id'),
})

export const getInventory = defineRead({
  name: 'getInventory',
  summary: 'Returns a character’s inventory, with item names.',
  params: z.object({ id: entityId }),
  answer: z.object({ inventory: z.array(inventoryEntry), inventoryShown }),
  callers: signedIn,
})

export const updateCharacterInventory = defineWrite({
  name: 'updateCharacterInventory',
  summary: 'Sets the amount of an item that a character carries.',
  params: z.object({ characterId: entityId, itemId: entityId, amount }),
  answer: z.object({ ...done, amount: z.number() }),
  callers: ownerOf('characterId'),
})

export const adjustCharacterInventory = defineWrite({
  name: 'adjustCharacterInventory',
  summary: 'Changes the amount of an item that a character carries by a difference, down to 0.',
  params: z.object({ characterId: entityId, itemId: entityId, by: step }),
  answer: z.object({ ...done, amount: z.number() }),
  callers: ownerOf('characterId'),
})

export const equipItem = defineWrite({
  name: 'equipItem',
  summary: 'Equips an item of a character, or unequips it.',
  params: z.object({ characterId: entityId, itemId: entityId, equipped: z.boolean() }),
  answer: z.object({ ...done, equipped: z.boolean() }),
  callers: ownerOf('characterId'),
})

export const giveItem = defineWrite({
  name: 'giveItem',
  summary:
    'Gives an item to a character. With show, an item that is hidden from the character’s player is shown first.',
  params: z.object({
    characterId: entityId,
    itemId: entityId,
    amount: z.optional(amount),
    /** Without `show`, the call is refused with `conflict` if the character’s player can't see the item. */
    show: z.optional(z.boolean()),
  }),
  answer: z.object({ ...done, amount: z.number() }),
  callers: gameMaster,
})

export const setCharacterVisibility = defineWrite({
  name: 'setCharacterVisibility',
  summary: 'Shows a character to players, or hides it from them.',
  params: z.object({ characterId: entityId, visible: z.boolean() }),
  answer: z.object({ ...done, visible: z.boolean() }),
  callers: gameMaster,
})
