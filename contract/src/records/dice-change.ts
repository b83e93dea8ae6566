import * as z from 'zod/mini'

import { face } from './roll.ts'

/** What a step of a change does with a die or, for `add` and `remove`, with a symbol. */
export const diceOps = ['reroll', 'turn', 'add', 'remove'] as const
export const dieSymbol = z.enum(['success', 'failure', 'advantage', 'threat', 'triumph', 'despair'])

/** A step of a change. `die` is an address such as `y0`. `face` is `null` for removed dice, and until the dice fall. */
const diceStep = z.union([
  z.object({ op: z.enum(diceOps), die: z.string(), face: z.nullable(face) }),
  z.object({ op: z.literal('symbol'), symbol: dieSymbol, count: z.int() }),
])

/** What the viewer may do with a roll or a change: at once, by asking the game master, or not at all. */
export const diceRight = z.enum(['now', 'ask', 'no'])
export type DiceRight = z.infer<typeof diceRight>

const diceChangeStates = ['counts', 'asked', 'refused', 'undone'] as const

/** What a change of dice can cost. */
export const changePayment = z.enum(['triumph', 'storyPoint'])
export type ChangePayment = z.infer<typeof changePayment>

/** A change of a roll's dice, as a viewer may see it. */
export const diceChange = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of the user who made it. */
  by: z.string(),
  state: z.enum(diceChangeStates),
  /** Empty if only dice that the viewer may not see changed, or if it undoes another change. */
  steps: z.array(z.object({ step: diceStep, /** The face before. */ from: z.nullable(face), words: z.string() })),
  reason: z.string(),
  /** What it costs, and is given back when it is undone; `null` for nothing. */
  pays: z.nullable(changePayment),
  /** The change that this one undoes; `null` if none. */
  undoes: z.nullable(z.string()),
  /** The first name of the user who allowed, refused or undid it; `null` if nobody had to. */
  decidedBy: z.nullable(z.string()),
  undo: diceRight,
  /** Whether the viewer may allow or refuse it. */
  decidable: z.boolean(),
  /** Whether the viewer may withdraw it. */
  withdrawable: z.boolean(),
})
export type DiceChange = z.infer<typeof diceChange>

/** A die of a roll in its place. `face` is `null` if it was removed. */
export const diePlace = z.object({ address: z.string(), die: z.string(), face: z.nullable(face) })

const decided = {
  /** SHA-256 of the secret; `null` if no die was thrown by the server. */
  commitment: z.nullable(z.string()),
  secret: z.nullable(z.string()),
  salt: z.string(),
}

/** Everything that `docs/check-chain.mjs` needs to check a roll with its changes. */
export const rollChain = z.object({
  roll: z.string(),
  /** The first throw. `dice` is encoded as in `encodeThrowResult`. */
  first: z.object({ dice: z.string(), ...decided }),
  events: z.array(
    z.object({
      /** The place of the event that this one undoes. */
      undo: z.optional(z.int()),
      steps: z.optional(z.array(diceStep)),
      ...decided,
      head: z.string(),
      /** The change that it belongs to. */
      changeId: z.string(),
    }),
  ),
})
export type RollChain = z.infer<typeof rollChain>
