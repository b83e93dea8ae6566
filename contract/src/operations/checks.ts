import { POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, ownerOf, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import {
  check,
  checkDie,
  modifierOp,
  pageEffect,
  participantId,
  reasonKind,
  spendableSymbol,
  unknownHit,
} from '../records/check.ts'
import { said } from '../said.ts'
import { done, recordId, shortText } from './parameters.ts'

/** The most characters in one check. */
export const CHECK_PARTS_MAX = 20
/** The most skills to choose from. */
const SKILL_CHOICES = 2

const count = z.int().check(z.minimum(1), z.maximum(POOL_DIE_MAX))
const optionalCount = z.optional(z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX)))
/** A difficulty: its name in any case, such as `Hard`, or its number of dice. */
const difficulty = z.union([recordId, z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX))])
const answer = z.object({ ...done, check })

/** A character's or combatant's part in a check. */
export const part = { checkId: recordId, characterId: participantId }
/** The game master's choice of who sees the roll. Default: the check's audience, or the game master alone for a character that players don't know. */
const rollFor = z.optional(z.enum(['table', 'gameMaster']))
/** A part with the version that the caller last saw. If it has changed, the call is refused with `conflict` and the current check. */
const seenPart = { ...part, version: z.int() }

export const getOpenChecks = defineRead({
  name: 'getOpenChecks',
  summary: 'Lists the open checks that the caller may see, newest first.',
  params: z.object({}),
  /** `hits`: on the caller's character, in attacks that they may not see; left out for none. */
  answer: z.object({ checks: z.array(check), hits: z.optional(z.array(unknownHit)) }),
  callers: signedIn,
})

export const getCheck = defineRead({
  name: 'getCheck',
  summary: 'Returns a check, open or closed.',
  params: z.object({ checkId: recordId }),
  answer: z.object({ check }),
  callers: signedIn,
})

const changedDie = { op: modifierOp, die: checkDie, count }

export const getOwnDice = defineRead({
  name: 'getOwnDice',
  summary:
    'Lists the dice that conditions, a heavy load, effects and earlier rolls change in a character’s next check of a skill, and the effects that its player may switch on.',
  params: z.object({ characterId: participantId, skill: recordId }),
  /** `effects`: those that the roller may switch on, each with its dice. `rollDice` names the keys of those that are used. */
  answer: z.object({
    dice: z.array(z.object({ ...changedDie, text: z.string(), said: z.optional(said) })),
    effects: z.array(z.object({ effect: pageEffect, dice: z.array(z.object(changedDie)) })),
  }),
  callers: ownerOf('characterId'),
})

export const callCheck = defineWrite({
  name: 'callCheck',
  summary: 'Calls for a check by characters, which their players then roll.',
  params: z.object({
    title: z.optional(shortText),
    characters: z.array(participantId).check(z.minLength(1), z.maxLength(CHECK_PARTS_MAX)),
    /** One skill, or two to choose from. */
    skill: z.union([recordId, z.array(recordId).check(z.minLength(1), z.maxLength(SKILL_CHOICES))]),
    difficulty,
    /** Whose skill opposes the check, instead of the difficulty. */
    opponent: z.optional(z.object({ id: participantId, skill: recordId })),
    difficultyHidden: z.optional(z.boolean()),
    setbacks: optionalCount,
    boosts: optionalCount,
    /** The audience of the results. Default: `table`. */
    audience: z.optional(z.enum(['table', 'gameMaster'])),
  }),
  answer,
  callers: gameMaster,
})

export const callRecovery = defineWrite({
  name: 'callRecovery',
  summary: 'Calls for the Simple check of Discipline or Cool by which characters recover strain after a fight.',
  params: z.object({ characters: z.array(participantId).check(z.minLength(1), z.maxLength(CHECK_PARTS_MAX)) }),
  answer,
  callers: gameMaster,
})

export const setDifficulty = defineWrite({
  name: 'setDifficulty',
  summary: 'Sets the difficulty of a check for one of its characters or all.',
  params: z.object({
    checkId: recordId,
    characterId: z.optional(participantId),
    difficulty: z.optional(difficulty),
    difficultyHidden: z.optional(z.boolean()),
  }),
  answer,
  callers: gameMaster,
})

export const opposeCheck = defineWrite({
  name: 'opposeCheck',
  summary: 'Takes the difficulty of a check from an opponent’s characteristic and ranks.',
  params: z.object({ ...part, opponent: participantId, skill: recordId }),
  answer,
  callers: gameMaster,
})

export const chooseSkill = defineWrite({
  name: 'chooseSkill',
  summary: 'Chooses the skill of a check. Players choose from the skills that the game master allows.',
  params: z.object({ ...part, skill: recordId }),
  answer,
  callers: ownerOf('characterId'),
})

export const addModifier = defineWrite({
  name: 'addModifier',
  summary: 'Adds dice to a check, or removes, upgrades or downgrades them. Other players may add one boost each.',
  params: z.object({
    ...part,
    op: modifierOp,
    die: checkDie,
    count,
    reason: shortText,
    kind: z.optional(reasonKind),
  }),
  answer,
  callers: signedIn,
})

export const switchModifier = defineWrite({
  name: 'switchModifier',
  summary: 'Switches a modifier of a check on or off.',
  params: z.object({ ...part, modifierId: recordId, on: z.boolean() }),
  answer,
  callers: signedIn,
})

export const switchEffect = defineWrite({
  name: 'switchEffect',
  summary:
    'Switches an effect of a talent, an item or the scene on or off in a check. Its price is paid when the check is rolled.',
  params: z.object({ ...part, key: recordId, on: z.boolean() }),
  answer,
  callers: signedIn,
})

export const removeModifier = defineWrite({
  name: 'removeModifier',
  summary: 'Removes a modifier from a check.',
  params: z.object({ ...part, modifierId: recordId }),
  answer,
  callers: signedIn,
})

export const setForceDice = defineWrite({
  name: 'setForceDice',
  summary:
    'Sets how many Force dice are thrown with a check. Players roll at most those that their character has not committed.',
  params: z.object({ ...part, count: z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX)) }),
  answer,
  callers: ownerOf('characterId'),
})

export const rollCheck = defineWrite({
  name: 'rollCheck',
  summary: 'Rolls a character’s part in a check.',
  params: z.object({
    ...seenPart,
    audience: rollFor,
    /** The roller's own text, mixed into the server’s secret. */
    salt: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const enterFaces = defineWrite({
  name: 'enterFaces',
  summary: 'Enters the faces of physical dice as the roll for a character’s part in a check.',
  params: z.object({
    ...seenPart,
    audience: rollFor,
    dice: z.record(z.string(), z.array(z.int().check(z.nonnegative()))),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const spend = defineWrite({
  name: 'spend',
  summary:
    'Buys something with the remaining symbols of a roll. Players spend the advantage, triumph and Force points of their own rolls.',
  params: z.object({
    ...part,
    option: recordId,
    pay: spendableSymbol,
    /** The affected character or combatant, if the option needs one. */
    target: z.optional(participantId),
    /** The caller's words, for an option that leaves its effect open. */
    text: z.optional(shortText),
  }),
  answer,
  callers: signedIn,
})

export const applyResult = defineWrite({
  name: 'applyResult',
  summary: 'Applies the damage of a hit, or the healing of a check.',
  params: z.object(part),
  answer,
  callers: ownerOf('characterId'),
})

export const reactToHit = defineWrite({
  name: 'reactToHit',
  summary:
    'Uses an effect of the target of a hit that takes damage away. Pays for it and applies the hit, or applies it anew, in one step.',
  params: z.object({ ...part, key: recordId }),
  answer,
  callers: signedIn,
})

export const reactToUnknownHit = defineWrite({
  name: 'reactToUnknownHit',
  summary:
    'Uses an effect of the caller’s character against a hit in an attack that they may not see, like `reactToHit`.',
  params: z.object({ checkId: recordId, key: recordId }),
  answer: z.object(done),
  callers: signedIn,
})

export const undoEffect = defineWrite({
  name: 'undoEffect',
  summary: 'Undoes something that was bought or applied after a roll.',
  params: z.object({ ...part, effectId: recordId }),
  answer,
  callers: signedIn,
})

export const keepEffect = defineWrite({
  name: 'keepEffect',
  summary: 'Keeps something that was bought with symbols that the roll no longer has, because its dice changed.',
  params: z.object({ ...part, effectId: recordId }),
  answer,
  callers: gameMaster,
})

export const closeCheck = defineWrite({
  name: 'closeCheck',
  summary: 'Ends a check. If nobody has rolled, it is cancelled and its story points return.',
  params: z.object({ checkId: recordId }),
  answer,
  callers: signedIn,
})
