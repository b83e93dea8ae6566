import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { rangeBand } from '../records/check.ts'
import { combatantKind, encounter, encounterSide, playCondition } from '../records/encounter.ts'
import { entityId } from '../records/entity-id.ts'
import { done, recordId, shortText } from './parameters.ts'

/** More than anybody can run; limits the data sent to every screen. */
export const COMBATANTS_MAX = 60
/** The most minions in a group. */
export const GROUP_MAX = 20
const POINTS_MAX = 999

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const groupSize = z.int().check(z.minimum(1), z.maximum(GROUP_MAX))
const points = z.int().check(z.minimum(1), z.maximum(POINTS_MAX))
const difference = z.int().check(z.minimum(-POINTS_MAX), z.maximum(POINTS_MAX))

/** Somebody who joins: without a page by name and points, or a character, also several of it. */
const joining = z.union([
  z.strictObject({
    kind: combatantKind,
    name,
    /** How many are in a group of minions. */
    size: z.optional(groupSize),
    /** The wounds that fell one of them. */
    unit: z.optional(points),
    strain: z.optional(points),
    soak: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    side: z.optional(encounterSide),
    /** Default: true. */
    known: z.optional(z.boolean()),
  }),
  z.strictObject({
    characterId: entityId,
    /** Default: what the character’s properties say; of the party `character`, of others `rival`. */
    kind: z.optional(combatantKind),
    /** How many combatants of their own there are of it. Default: 1. */
    copies: z.optional(z.int().check(z.minimum(1), z.maximum(COMBATANTS_MAX))),
    /** How many are in a group of minions. Default: the character’s tokens that stand for nobody, split among the copies; without tokens 1. */
    size: z.optional(groupSize),
    side: z.optional(encounterSide),
    /** Default: whether players know the character. */
    known: z.optional(z.boolean()),
  }),
])
const joiningList = z.array(joining).check(z.minLength(1), z.maxLength(COMBATANTS_MAX))

const answer = z.object({ ...done, encounter })
/** The encounter as the caller last saw it. If it has changed since, the call is refused with `conflict`. */
const seen = { encounterId: recordId, version: z.int() }
const one = { encounterId: recordId, combatantId: recordId }

export const getEncounter = defineRead({
  name: 'getEncounter',
  summary: 'Returns the encounter that is under way, as far as the caller knows who takes part.',
  params: z.object({}),
  answer: z.object({ encounter: z.nullable(encounter) }),
  callers: signedIn,
})

export const startEncounter = defineWrite({
  name: 'startEncounter',
  summary: 'Starts an encounter on the active scene. Only one can be under way.',
  params: z.object({ title: z.optional(shortText), combatants: joiningList }),
  answer,
  callers: gameMaster,
})

export const endEncounter = defineWrite({
  name: 'endEncounter',
  summary: 'Ends the encounter, and the conditions that last as long as it does.',
  params: z.object({ encounterId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const addCombatants = defineWrite({
  name: 'addCombatants',
  summary: 'Adds combatants to the encounter.',
  params: z.object({ encounterId: recordId, combatants: joiningList }),
  answer,
  callers: gameMaster,
})

export const removeCombatant = defineWrite({
  name: 'removeCombatant',
  summary: 'Takes a combatant out of the encounter. Its slot stays.',
  params: z.object(one),
  answer,
  callers: gameMaster,
})

export const updateCombatant = defineWrite({
  name: 'updateCombatant',
  summary:
    'Renames a combatant, shows it to players or hides it, or says which token stands for it; to a group of minions it adds the token.',
  params: z.object({
    ...one,
    name: z.optional(name),
    known: z.optional(z.boolean()),
    tokenId: z.optional(z.nullable(recordId)),
  }),
  answer,
  callers: gameMaster,
})

export const hurtCombatant = defineWrite({
  name: 'hurtCombatant',
  summary: 'Gives a combatant wounds or strain, or with negative numbers takes them away.',
  params: z.object({ ...one, wounds: z.optional(difference), strain: z.optional(difference) }),
  answer,
  callers: gameMaster,
})

export const setCombatantCondition = defineWrite({
  name: 'setCombatantCondition',
  summary: 'Gives a combatant a condition, or replaces the one of that name.',
  params: z.object({ ...one, condition: playCondition }),
  answer,
  callers: gameMaster,
})

export const removeCombatantCondition = defineWrite({
  name: 'removeCombatantCondition',
  summary: 'Takes a condition from a combatant.',
  params: z.object({ ...one, name }),
  answer,
  callers: gameMaster,
})

export const callInitiative = defineWrite({
  name: 'callInitiative',
  summary: 'Calls for initiative: a check for each of the party, and rolls for the others at once.',
  params: z.object({
    encounterId: recordId,
    /** The skills to choose from, such as `cool` or `vigilance`. */
    skills: z.array(recordId).check(z.minLength(1), z.maxLength(2)),
    /** Asks everybody again. Default: false, asks those without a result who are not being asked already. */
    again: z.optional(z.boolean()),
  }),
  /** `called`: how many were asked or rolled for. */
  answer: z.extend(answer, { called: z.int() }),
  callers: gameMaster,
})

export const setInitiative = defineWrite({
  name: 'setInitiative',
  summary: 'Sets the result of a combatant’s initiative by hand, which makes a slot for its side.',
  params: z.object({
    ...one,
    successes: z.int().check(z.minimum(-60), z.maximum(60)),
    advantage: z.int().check(z.minimum(-60), z.maximum(60)),
  }),
  answer,
  callers: gameMaster,
})

export const addSlot = defineWrite({
  name: 'addSlot',
  summary: 'Adds a slot to the end of the order.',
  params: z.object({
    encounterId: recordId,
    side: encounterSide,
    /** Whether players see it. Default: whether they know somebody of that side. */
    known: z.optional(z.boolean()),
  }),
  answer,
  callers: gameMaster,
})

export const removeSlot = defineWrite({
  name: 'removeSlot',
  summary: 'Takes a slot out of the order.',
  params: z.object({ encounterId: recordId, slotId: recordId }),
  answer,
  callers: gameMaster,
})

export const claimSlot = defineWrite({
  name: 'claimSlot',
  summary: 'Takes a slot of this round for a combatant of its side. Players take slots for their own character.',
  params: z.object({ ...seen, slotId: recordId, combatantId: recordId }),
  answer,
  callers: signedIn,
})

export const releaseSlot = defineWrite({
  name: 'releaseSlot',
  summary: 'Gives a slot back that was taken and in which nobody has acted.',
  params: z.object({ ...seen, slotId: recordId }),
  answer,
  callers: signedIn,
})

export const nextTurn = defineWrite({
  name: 'nextTurn',
  summary:
    'Ends the turn: who took the slot has acted. Players end their own turn. After the last slot a round begins.',
  params: z.object(seen),
  answer,
  callers: signedIn,
})

export const turnBack = defineWrite({
  name: 'turnBack',
  summary: 'Returns to the turn before. Conditions that have ended stay ended.',
  params: z.object(seen),
  answer,
  callers: gameMaster,
})

/** `maneuvers`: what the move costs who makes it. */
const moveAnswer = z.extend(answer, { maneuvers: z.int() })

export const engage = defineWrite({
  name: 'engage',
  summary: 'Moves a combatant into the group of another, or with `null` into one of its own, close to where it was.',
  params: z.object({ ...one, with: z.nullable(recordId) }),
  answer: moveAnswer,
  callers: gameMaster,
})

export const setRange = defineWrite({
  name: 'setRange',
  summary: 'Sets how far two groups are from each other. Groups that are engaged become one.',
  params: z.object({
    encounterId: recordId,
    /** A group is named by any combatant in it, as by its id. */
    a: recordId,
    b: recordId,
    band: rangeBand,
  }),
  answer: moveAnswer,
  callers: gameMaster,
})
