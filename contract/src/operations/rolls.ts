import { POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { check } from '../records/check.ts'
import { rollChain } from '../records/dice-change.ts'
import { entityId } from '../records/entity-id.ts'
import { roll, rollAudience, rollProof } from '../records/roll.ts'
import { done, recordId, shortText } from './parameters.ts'

const NOTATION_MAX = 80
const ROLLS_MAX = 100
/** The most effects that a roll uses. */
const EFFECTS_MAX = 20

const count = z.optional(z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX)))
/** Counts by die, or dice notation such as `2y1g2p`, `3d6` or `d100`. */
const pool = z.union([
  z.strictObject({
    proficiency: count,
    ability: count,
    boost: count,
    challenge: count,
    difficulty: count,
    setback: count,
  }),
  z.string().check(z.minLength(1), z.maxLength(NOTATION_MAX)),
])

export const rollDice = defineWrite({
  name: 'rollDice',
  summary:
    'Rolls dice on the server and shows the result to the audience. The default is everyone, or the game master alone for a character that players don’t know. Players roll as their own character.',
  params: z.object({
    pool,
    reason: z.optional(shortText),
    characterId: z.optional(entityId),
    skill: z.optional(recordId),
    /** Default: `gameMaster` for a character that players don't know, otherwise `table`. */
    audience: z.optional(rollAudience),
    /** The roller's own text, mixed into the server’s secret. */
    salt: z.optional(shortText),
    /** The keys of effects from `getOwnDice` that the roll uses. They are paid with it. */
    effects: z.optional(z.array(recordId).check(z.maxLength(EFFECTS_MAX))),
    /** The faces of physical dice, by die. They are stored instead of rolling. */
    faces: z.optional(z.record(z.string(), z.array(z.int().check(z.nonnegative())))),
  }),
  /**
   * `nextCommitment`: the commitment for the caller’s next roll. `check`: the rolled check whose symbols can be spent; `null` without a character,
   * without dice of the pool, or if only the roller sees the roll.
   */
  answer: z.object({ ...done, roll, nextCommitment: z.string(), check: z.nullable(check) }),
  callers: signedIn,
})

export const getRolls = defineRead({
  name: 'getRolls',
  summary: 'Lists the rolls that the caller may see, newest first.',
  params: z.object({
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(ROLLS_MAX))),
    /** The `next` of the previous page. */
    before: z.optional(recordId),
  }),
  answer: z.object({ rolls: z.array(roll), next: z.nullable(z.string()) }),
  callers: signedIn,
})

export const getThrow = defineRead({
  name: 'getThrow',
  summary: 'Returns the dice motion of a roll, for late viewers and replays; null if none was recorded.',
  params: z.object({ rollId: recordId }),
  /** The recorded motion, as base64. */
  answer: z.object({ throw: z.nullable(z.string()) }),
  callers: signedIn,
})

export const getRollCommitment = defineRead({
  name: 'getRollCommitment',
  summary: 'Returns the server’s commitment for the caller’s next roll: the SHA-256 of its secret.',
  params: z.object({}),
  answer: z.object({ commitment: z.string() }),
  callers: signedIn,
})

export const getRollProof = defineRead({
  name: 'getRollProof',
  summary:
    'Returns the proof of a roll as it was thrown: the commitment, the secret and the salt. `null` for older rolls. If the roll was changed, also the chain of its changes.',
  params: z.object({ rollId: recordId }),
  answer: z.object({ proof: z.nullable(rollProof), chain: z.nullable(rollChain) }),
  callers: signedIn,
})
