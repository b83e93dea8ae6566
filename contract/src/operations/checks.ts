import { POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, ownerOf, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { check, checkDie, modifierOp, participantId, rangeBand, reasonKind, spendableSymbol } from '../records/check.ts'
import { entityId } from '../records/entity-id.ts'
import { done, recordId, shortText } from './parameters.ts'

/** The most characters that a check is called for at once. */
export const CHECK_PARTS_MAX = 20
const DAMAGE_MAX = 40
const CRITICAL_MAX = 9
/** The most skills to choose from. */
const SKILL_CHOICES = 2

const count = z.int().check(z.minimum(1), z.maximum(POOL_DIE_MAX))
const optionalCount = z.optional(z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX)))
/** A difficulty by its name, such as `Hard` in any case, or by its number of dice. */
const difficulty = z.union([recordId, z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX))])
const answer = z.object({ ...done, check })

/** The part of a character or of a combatant in a check. */
export const part = { checkId: recordId, characterId: participantId }
/** The same, as the caller last saw it. If it has changed since, the call is refused with `conflict` and the current check. */
const seenPart = { ...part, version: z.int() }

export const getOpenChecks = defineRead({
  name: 'getOpenChecks',
  summary: 'Lists the checks that are open, newest first, as far as the caller may see them.',
  params: z.object({}),
  answer: z.object({ checks: z.array(check) }),
  callers: signedIn,
})

export const getCheck = defineRead({
  name: 'getCheck',
  summary: 'Returns a check, open or not.',
  params: z.object({ checkId: recordId }),
  answer: z.object({ check }),
  callers: signedIn,
})

export const callCheck = defineWrite({
  name: 'callCheck',
  summary: 'Asks characters for a check, which their players then roll.',
  params: z.object({
    title: z.optional(shortText),
    characters: z.array(participantId).check(z.minLength(1), z.maxLength(CHECK_PARTS_MAX)),
    /** One skill, or two to choose from. */
    skill: z.union([recordId, z.array(recordId).check(z.minLength(1), z.maxLength(SKILL_CHOICES))]),
    difficulty,
    difficultyHidden: z.optional(z.boolean()),
    setbacks: optionalCount,
    boosts: optionalCount,
    /** Who sees the results. Default: `table`. */
    audience: z.optional(z.enum(['table', 'gameMaster'])),
  }),
  answer,
  callers: gameMaster,
})

export const callRecovery = defineWrite({
  name: 'callRecovery',
  summary: 'Asks characters for the Simple check of Discipline or Cool that recovers strain after a fight.',
  params: z.object({ characters: z.array(participantId).check(z.minLength(1), z.maxLength(CHECK_PARTS_MAX)) }),
  answer,
  callers: gameMaster,
})

const describedWeapon = z.object({
  name: shortText.check(z.trim(), z.minLength(1)),
  skill: recordId,
  /** Before successes. */
  damage: z.int().check(z.minimum(0), z.maximum(DAMAGE_MAX)),
  /** How much advantage a critical injury costs; `null` if only a triumph causes one. */
  critical: z.nullable(z.int().check(z.minimum(1), z.maximum(CRITICAL_MAX))),
  range: rangeBand,
})

export const startAttack = defineWrite({
  name: 'startAttack',
  summary: 'Begins an attack on a target. Range, cover, and the defence and rank of the target become dice.',
  params: z.object({
    characterId: participantId,
    /** `null` for bare hands, or the weapon that is described. */
    weaponId: z.nullable(entityId),
    /** A weapon without a page, as the game master describes it. */
    weapon: z.optional(describedWeapon),
    /** `null` if nobody is picked. */
    target: z.nullable(participantId),
    /** Default: that of the encounter, else the weapon’s. */
    band: z.optional(rangeBand),
    title: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const startHealing = defineWrite({
  name: 'startHealing',
  summary: 'Begins a check of Medicine by which a character treats another. The difficulty follows from the wounds.',
  params: z.object({
    characterId: participantId,
    patient: participantId,
    /** The name of the critical injury that is treated. Default: the wounds, or without wounds the worst injury. */
    injury: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const setDifficulty = defineWrite({
  name: 'setDifficulty',
  summary: 'Sets the difficulty of a check, for one of its characters or all.',
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
  summary: 'Chooses the skill of a check. Players choose from those that the game master allows.',
  params: z.object({ ...part, skill: recordId }),
  answer,
  callers: ownerOf('characterId'),
})

export const addModifier = defineWrite({
  name: 'addModifier',
  summary:
    'Adds dice to a check, or takes, upgrades or downgrades them. Others than its player may add one boost each.',
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

export const removeModifier = defineWrite({
  name: 'removeModifier',
  summary: 'Removes a modifier of a check.',
  params: z.object({ ...part, modifierId: recordId }),
  answer,
  callers: signedIn,
})

export const rollCheck = defineWrite({
  name: 'rollCheck',
  summary: 'Rolls a character’s part in a check.',
  params: z.object({
    ...seenPart,
    /** Chosen by the roller, and mixed into the server’s secret. */
    salt: z.optional(shortText),
  }),
  answer,
  callers: ownerOf('characterId'),
})

export const enterFaces = defineWrite({
  name: 'enterFaces',
  summary: 'Enters the faces of physical dice as the roll of a character’s part in a check.',
  params: z.object({ ...seenPart, dice: z.record(z.string(), z.array(z.int().check(z.nonnegative()))) }),
  answer,
  callers: ownerOf('characterId'),
})

export const spend = defineWrite({
  name: 'spend',
  summary:
    'Buys something with the symbols that a roll has left. Players spend advantage and triumph of their own rolls.',
  params: z.object({
    ...part,
    option: recordId,
    pay: spendableSymbol,
    /** Whom it is for, if it needs somebody. */
    target: z.optional(participantId),
    /** What it is, in the caller’s words, where the option leaves that open. */
    text: z.optional(shortText),
  }),
  answer,
  callers: signedIn,
})

export const applyResult = defineWrite({
  name: 'applyResult',
  summary: 'Applies the damage of a hit, or what a check healed.',
  params: z.object(part),
  answer,
  callers: ownerOf('characterId'),
})

export const undoEffect = defineWrite({
  name: 'undoEffect',
  summary: 'Undoes what was bought or applied after a roll.',
  params: z.object({ ...part, effectId: recordId }),
  answer,
  callers: signedIn,
})

export const closeCheck = defineWrite({
  name: 'closeCheck',
  summary: 'Ends a check. One that nobody has rolled is cancelled, and its story points return.',
  params: z.object({ checkId: recordId }),
  answer,
  callers: signedIn,
})
