import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { rangeBand } from '../records/check.ts'
import { combatantKind, crewRole, encounter, encounterSide, playCondition } from '../records/encounter.ts'
import { entityId } from '../records/entity-id.ts'
import { done, recordId, shortText } from './parameters.ts'

/** More than anybody can run. Limits the data sent to every screen. */
export const COMBATANTS_MAX = 60
/** The most minions in a group. */
export const GROUP_MAX = 20
const POINTS_MAX = 999

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const groupSize = z.int().check(z.minimum(1), z.maximum(GROUP_MAX))
const points = z.int().check(z.minimum(1), z.maximum(POINTS_MAX))
const difference = z.int().check(z.minimum(-POINTS_MAX), z.maximum(POINTS_MAX))

/** A joining combatant without a page, by name and points, or one or more copies of a character. */
const joining = z.union([
  z.strictObject({
    kind: combatantKind,
    name,
    /** The number of minions in the group. */
    size: z.optional(groupSize),
    /** The wounds that take one minion down. */
    unit: z.optional(points),
    strain: z.optional(points),
    soak: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    side: z.optional(encounterSide),
    /** Default: true. */
    known: z.optional(z.boolean()),
  }),
  z.strictObject({
    characterId: entityId,
    /** Default: the kind in the character's properties. Without one, `character` for the party and `rival` for others. */
    kind: z.optional(combatantKind),
    /** The number of separate combatants. Default: 1. */
    copies: z.optional(z.int().check(z.minimum(1), z.maximum(COMBATANTS_MAX))),
    /** The number of minions in a group. Default: the character's unassigned tokens, split among the copies, or 1 without tokens. */
    size: z.optional(groupSize),
    side: z.optional(encounterSide),
    /** Default: whether players know the character. */
    known: z.optional(z.boolean()),
  }),
])
const joiningList = z.array(joining).check(z.minLength(1), z.maxLength(COMBATANTS_MAX))

const answer = z.object({ ...done, encounter })
/** The version of the encounter that the caller last saw. If it has changed, the call is refused with `conflict`. */
const seen = { encounterId: recordId, version: z.int() }
const one = { encounterId: recordId, combatantId: recordId }

export const getEncounter = defineRead({
  name: 'getEncounter',
  summary: 'Returns the active encounter with the combatants that the caller knows.',
  params: z.object({}),
  answer: z.object({ encounter: z.nullable(encounter) }),
  callers: signedIn,
})

export const startEncounter = defineWrite({
  name: 'startEncounter',
  summary: 'Starts an encounter on the active scene. Only one can be active.',
  params: z.object({ title: z.optional(shortText), combatants: joiningList }),
  answer,
  callers: gameMaster,
})

export const endEncounter = defineWrite({
  name: 'endEncounter',
  summary: 'Ends the encounter and the conditions that last until its end.',
  params: z.object({ encounterId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const reopenEncounter = defineWrite({
  name: 'reopenEncounter',
  summary: 'Continues the last encounter. Conditions that ended with it stay ended. Fails while one is active.',
  params: z.object({ encounterId: recordId }),
  answer,
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
  summary: 'Removes a combatant from the encounter. Its slot stays.',
  params: z.object(one),
  answer,
  callers: gameMaster,
})

export const updateCombatant = defineWrite({
  name: 'updateCombatant',
  summary:
    'Renames a combatant, shows it to players or hides it, or sets its token. A group of minions gets an additional token.',
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
  summary: 'Adds wounds or strain to a combatant. Negative numbers heal.',
  params: z.object({ ...one, wounds: z.optional(difference), strain: z.optional(difference) }),
  answer,
  callers: gameMaster,
})

export const setCombatantCondition = defineWrite({
  name: 'setCombatantCondition',
  summary: 'Gives a combatant a condition, or replaces the one with that name.',
  params: z.object({ ...one, condition: playCondition }),
  answer,
  callers: gameMaster,
})

export const removeCombatantCondition = defineWrite({
  name: 'removeCombatantCondition',
  summary: 'Removes a condition from a combatant.',
  params: z.object({ ...one, name }),
  answer,
  callers: gameMaster,
})

export const board = defineWrite({
  name: 'board',
  summary: 'Takes a combatant aboard a vehicle of the encounter, or sets it down. Players move their own character.',
  params: z.object({ ...one, vehicleId: z.nullable(recordId), role: z.optional(crewRole) }),
  answer,
  callers: signedIn,
})

export const setSpeed = defineWrite({
  name: 'setSpeed',
  summary: 'Sets the speed of a vehicle. Players do for the vehicle that their character is aboard of.',
  params: z.object({ ...one, speed: z.int().check(z.minimum(0), z.maximum(POINTS_MAX)) }),
  answer,
  callers: signedIn,
})

export const callInitiative = defineWrite({
  name: 'callInitiative',
  summary: 'Calls for initiative: a check for each party member, and immediate rolls for all others.',
  params: z.object({
    encounterId: recordId,
    /** The skills to choose from, such as `cool` or `vigilance`. */
    skills: z.array(recordId).check(z.minLength(1), z.maxLength(2)),
    /** Whether to include combatants with a result or an open check. Default: false. */
    again: z.optional(z.boolean()),
  }),
  /** `called`: the number of checks and rolls. */
  answer: z.extend(answer, { called: z.int() }),
  callers: gameMaster,
})

export const setInitiative = defineWrite({
  name: 'setInitiative',
  summary: 'Sets the result of a combatant’s initiative manually, which creates a slot for its side.',
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
    /** Whether players see it. Default: whether they know a combatant on that side. */
    known: z.optional(z.boolean()),
  }),
  answer,
  callers: gameMaster,
})

export const removeSlot = defineWrite({
  name: 'removeSlot',
  summary: 'Removes a slot from the order.',
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
  summary: 'Gives back a taken slot in which nobody has acted.',
  params: z.object({ ...seen, slotId: recordId }),
  answer,
  callers: signedIn,
})

export const nextTurn = defineWrite({
  name: 'nextTurn',
  summary:
    'Ends the turn: the combatant that took the slot has acted. Players end their own turn. A round begins after the last slot.',
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

/** `maneuvers`: the cost of the move. */
const moveAnswer = z.extend(answer, { maneuvers: z.int() })

export const engage = defineWrite({
  name: 'engage',
  summary: 'Moves a combatant into another’s group, or with `null` out of its group, close to where it was.',
  params: z.object({ ...one, with: z.nullable(recordId) }),
  answer: moveAnswer,
  callers: gameMaster,
})

export const setRange = defineWrite({
  name: 'setRange',
  summary: 'Sets the distance between two groups. Engaged groups merge.',
  params: z.object({
    encounterId: recordId,
    /** A group's id, or the id of any of its combatants. */
    a: recordId,
    b: recordId,
    band: rangeBand,
  }),
  answer: moveAnswer,
  callers: gameMaster,
})
