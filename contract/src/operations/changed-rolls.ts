import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { rollEffect } from '../records/check.ts'
import { changePayment, diceChange, diceOps, diceRight, dieSymbol, diePlace } from '../records/dice-change.ts'
import { roll } from '../records/roll.ts'
import { done, recordId, shortText } from './parameters.ts'

/** The most steps of one change. */
const STEPS_MAX = 8
const REASON_MAX = 80

export const getRoll = defineRead({
  name: 'getRoll',
  summary: 'Returns a roll with all of its changes, and what the caller may do with its dice.',
  params: z.object({ rollId: recordId }),
  answer: z.object({
    roll,
    /** Every die in its place, also removed ones. */
    places: z.array(diePlace),
    /** Oldest first. */
    changes: z.array(diceChange),
    change: diceRight,
    /** The effects by which the caller may change the dice at once. */
    effects: z.array(rollEffect),
    /** What the caller can pay with for a change now. */
    payments: z.array(changePayment),
    /** Whether the faces were entered. Then those of changed dice can be entered too. */
    physical: z.boolean(),
    /** Whether the caller sees, and may change, only the dice of the roller. */
    ownOnly: z.boolean(),
    /** The server’s commitment for the roll’s next throw. */
    commitment: z.string(),
  }),
  callers: signedIn,
})

export const changeRolledDice = defineWrite({
  name: 'changeRolledDice',
  summary:
    'Changes the dice of a roll: rerolls, turns, adds or removes dice, or adds or removes symbols. Counts at once or waits for the game master, as the campaign’s setting says.',
  params: z.object({
    rollId: recordId,
    changes: z
      .array(
        z.object({
          op: z.enum(diceOps),
          /** The address of a die, such as `y0`, or to add a die its kind, such as `boost`. */
          die: z.optional(recordId),
          /** The index of a face to turn to or of a physical die, or the name of a symbol to add or remove. */
          face: z.optional(z.union([z.int().check(z.nonnegative()), dieSymbol])),
          reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(STEPS_MAX)),
    /** The key of the effect from `getRoll` that allows the change. It is paid with it, and the change counts at once. */
    effectKey: z.optional(recordId),
    /** Pays for the change when it counts: a triumph of the roll, or a story point of the caller’s side. */
    pay: z.optional(changePayment),
    /** The version of the roll that the caller saw; 0 for an unchanged roll. If it has changed since, the call is refused. */
    version: z.optional(z.int()),
    /** The caller’s own text, mixed into the server’s secret. */
    salt: z.optional(shortText),
  }),
  /** `asked`: the change waits for the game master. */
  answer: z.object({ ...done, roll, changeId: z.string(), asked: z.boolean(), nextCommitment: z.string() }),
  callers: signedIn,
})

const changeOfRoll = { rollId: recordId, changeId: recordId }

export const decideDiceChange = defineWrite({
  name: 'decideDiceChange',
  summary:
    'Allows or refuses a change that a player asked for. Its dice fall when it is allowed. The asker may refuse it to withdraw it.',
  params: z.object({ ...changeOfRoll, allow: z.boolean() }),
  answer: z.object({ ...done, roll }),
  callers: signedIn,
})

export const undoDiceChange = defineWrite({
  name: 'undoDiceChange',
  summary: 'Undoes a change of a roll’s dice, or asks the game master to.',
  params: z.object(changeOfRoll),
  answer: z.object({ ...done, roll, asked: z.boolean() }),
  callers: signedIn,
})
