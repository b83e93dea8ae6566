import type { EncounterSide } from '@waybook/contract'
import {
  describeOutcome,
  describeSymbols,
  diceAfter,
  encodeThrowResult,
  firstHead,
  forcePointsOf,
  isStepAgainst,
  lyingDice,
  netAfter,
  placeWords,
  nextHead,
  readThrow,
  type ChangedDice,
  type DiceEvent,
  type DiceStep,
  type ForcePoints,
  type Net,
  type Outcome,
  type TextHash,
  type ThrowResult,
} from '@waybook/rules'

import type { PlaceRecord } from '#database/history-tables.ts'

/** A change of a roll's dice, as stored with the roll. An asked change has no place in the chain until it is allowed. */
export interface DiceChange {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The first name and the id of the user who made it or asked for it. */
  readonly by: string
  readonly byId: string
  readonly reason: string
  /** Empty if it undoes another change. The faces of asked changes are `null`. */
  readonly steps: readonly DiceStep[]
  /** What it costs when it counts, and is given back when it is undone; left out for nothing. */
  readonly pays?: { readonly what: 'triumph' } | { readonly what: 'storyPoint'; readonly side: EncounterSide }
  /** The id of the change that it undoes; `null` if none. */
  readonly undoes: string | null
  readonly state: 'counts' | 'asked' | 'refused'
  /** The user who allowed or refused it; `null` if nobody had to. */
  readonly decidedBy: string | null
  /** The salt of its throw. */
  readonly salt: string
  /** The server's commitment to its secret; `null` if no die was thrown by the server. */
  readonly commitment: string | null
  /** The head of the chain after it; `null` until it counts. */
  readonly head: string | null
}

/** The part of a stored roll from which its dice follow. */
interface Changeable {
  readonly dice: ThrowResult
  readonly chain?: readonly DiceChange[]
}

/** The changes that count or counted, in the order in which they came into force. */
export function countedChanges({ chain = [] }: Pick<Changeable, 'chain'>): DiceChange[] {
  return chain.filter(({ state }) => state === 'counts')
}

/** The changes that count as events of the rules. */
export function eventsOf(roll: Pick<Changeable, 'chain'>): DiceEvent[] {
  const counted = countedChanges(roll)
  return counted.map(({ steps, undoes }) =>
    undoes === null ? { steps } : { undo: counted.findIndex(({ id }) => id === undoes) },
  )
}

/** The dice of a roll as they lie now. */
export function changedDice(roll: Changeable): ChangedDice {
  return diceAfter(roll.dice, eventsOf(roll))
}

/** The roll's dice as they lie now, as a throw. */
function diceNow(roll: Changeable): Record<string, number[]> {
  return lyingDice(changedDice(roll))
}

/** The net result now; `null` if no pool die was thrown. */
export function netNow(roll: Changeable): Net | null {
  return netAfter(changedDice(roll))
}

/** The points of the Force dice now; `null` without such dice. */
export function forceNow(roll: Changeable): ForcePoints | null {
  return forcePointsOf(diceNow(roll))
}

/** The current dice of a roll in words and, if they changed, the thrown dice. For game masters, who know every place in the order. */
export function describeRoll(roll: Changeable & { readonly place?: PlaceRecord }): string {
  const { place } = roll
  const words = (outcome: Outcome) => (place && outcome.net ? describeSymbols(outcome.net) : describeOutcome(outcome))
  const thrown = words(readThrow(roll.dice))
  const now = words({ ...readThrow(diceNow(roll)), net: netNow(roll) })
  const result = place ? `${placeWords(place.all)}, ${now}` : now
  return eventsOf(roll).length === 0 ? result : `${result} (changed; thrown: ${thrown})`
}

/** The head of a roll's chain. `commitment` and `salt` are of the first throw. */
export function headOf(
  sha: TextHash,
  roll: Changeable & { readonly id: string },
  first: { readonly commitment: string | null; readonly salt: string },
): string {
  return countedChanges(roll).at(-1)?.head ?? firstHead(sha, roll.id, first, encodeThrowResult(roll.dice))
}

/** The change with its place in the chain. */
export function chained(sha: TextHash, head: string, roll: Changeable, change: DiceChange): DiceChange {
  const event = eventsOf({ chain: [...countedChanges(roll), change] }).at(-1) ?? { steps: [] }
  return { ...change, head: nextHead(sha, head, event, change) }
}

/** A change as somebody may see it who may not know the dice against the roller. */
interface OpenChange {
  readonly change: DiceChange
  readonly steps: readonly DiceStep[]
}

/**
 * The changes that exist for a viewer. If the dice against the roller are hidden, changes of only those exist if they changed the net
 * result, without their steps.
 */
export function openChanges(roll: Changeable, seesAll: boolean): OpenChange[] {
  const { chain = [] } = roll
  if (seesAll) return chain.map((change) => ({ change, steps: change.steps }))
  return chain.flatMap((change, index) => {
    const steps = change.steps.filter((step) => !isStepAgainst(step))
    if (steps.length > 0 || (change.undoes !== null && isOpen(roll, change.undoes))) return [{ change, steps }]
    return isNetChanged(roll, index) ? [{ change, steps }] : []
  })
}

function isOpen({ chain = [] }: Changeable, id: string): boolean {
  return chain.some((change) => change.id === id && change.steps.some((step) => !isStepAgainst(step)))
}

function isNetChanged(roll: Changeable, index: number): boolean {
  const { dice, chain = [] } = roll
  const [before, after] = [index, index + 1].map((end) => JSON.stringify(netNow({ dice, chain: chain.slice(0, end) })))
  return before !== after
}
