import {
  findCombatant,
  withCombatant,
  type CombatantState,
  type Condition,
  type EncounterState,
} from './encounter-state.ts'
import type { TurnEnded } from './turns.ts'

/**
 * Adds a condition. It replaces a condition of the same name.
 * @example
 * const dazed = { name: 'Dazed', dice: [], until: { rounds: 2 } }
 * withCondition([{ ...dazed, until: 'encounter' }], dazed) // [dazed]
 */
export function withCondition(conditions: readonly Condition[], condition: Condition): Condition[] {
  const at = conditions.findIndex(({ name }) => name === condition.name)
  return at < 0 ? [...conditions, condition] : conditions.with(at, condition)
}

/**
 * Starts the countdown of a condition that a combatant got. During the combatant's own turn, the rest of that turn doesn't count, so a
 * round always contains a whole turn.
 * @example countingFor(fightOf('KESSA'), 'KESSA', { name: 'Dazed', dice: [], until: { rounds: 2 } }).combatants[0].countdown // { Dazed: 2 }
 */
export function countingFor(state: EncounterState, id: string, { name, until }: Condition): EncounterState {
  const counts = typeof until === 'object'
  const isOwnTurn = state.slots.some((slot) => slot.id === state.turn && slot.claimedBy === id)
  const mayCount = isOwnTurn && (findCombatant(state, id)?.counted ?? 0) < state.round
  return withCombatant(state, id, (one) => ({
    ...one,
    countdown: counts ? { ...one.countdown, [name]: until.rounds + (mayCount ? 1 : 0) } : without(one.countdown, name),
  }))
}

/**
 * Stops the countdown of a condition.
 * @example
 * const dazed = countingFor(fightOf('KESSA'), 'KESSA', { name: 'Dazed', dice: [], until: { rounds: 2 } })
 * notCounting(dazed, 'KESSA', 'Dazed').combatants[0].countdown // {}
 */
export function notCounting(state: EncounterState, id: string, name: string): EncounterState {
  return withCombatant(state, id, (one) => ({ ...one, countdown: without(one.countdown, name) }))
}

/** The names of ended conditions, by the id of their combatant. */
export type EndedConditions = ReadonlyMap<string, readonly string[]>

/**
 * Counts down the conditions of the combatant whose turn ended. At the end of a round, also those of combatants without a turn in it,
 * except for holders of a slot that waits for the next round. A combatant is counted once a round, even after going back, so a condition
 * ends once. `conditionsOf` returns a combatant's current conditions.
 * @example
 * const dazed = { name: 'Dazed', dice: [], until: { rounds: 1 } }
 * const turn = { state: fightOf('KESSA'), round: 1, bearer: 'KESSA', roundEnded: false }
 * conditionsCounted(turn, () => [dazed]).ended // new Map([['KESSA', ['Dazed']]])
 */
export function conditionsCounted(
  { state, round, bearer, roundEnded }: TurnEnded,
  conditionsOf: (combatant: CombatantState) => readonly Condition[],
): { readonly state: EncounterState; readonly ended: EndedConditions } {
  const waits = (id: string) => state.slots.some(({ claimedBy, acted }) => claimedBy === id && !acted)
  const due = state.combatants.filter(
    ({ id, counted }) => counted < round && (id === bearer || (roundEnded && !waits(id))),
  )
  const counts = due.map((one) => [one, countdownAfter(one, conditionsOf(one))] as const)
  const ended = counts.map(
    ([{ id }, count]) => [id, Object.keys(count).filter((name) => (count[name] ?? 0) <= 0)] as const,
  )
  const counted = counts.reduce(
    (before, [{ id }, count]) => withCombatant(before, id, (one) => afterCount(one, round, count)),
    state,
  )
  return { state: counted, ended: new Map(ended.filter(([, names]) => names.length > 0)) }
}

function countdownAfter({ countdown }: CombatantState, conditions: readonly Condition[]): Record<string, number> {
  const counting = conditions.flatMap(({ name, until }) =>
    typeof until === 'object' ? [[name, (countdown[name] ?? until.rounds) - 1] as const] : [],
  )
  return Object.fromEntries(counting)
}

function afterCount(one: CombatantState, round: number, count: Readonly<Record<string, number>>): CombatantState {
  const left = Object.entries(count).filter(([, turns]) => turns > 0)
  const isOver = (name: string) => Object.hasOwn(count, name) && (count[name] ?? 0) <= 0
  return {
    ...one,
    counted: round,
    countdown: Object.fromEntries(left),
    conditions: one.conditions.filter(({ name }) => !isOver(name)),
  }
}

function without(countdown: CombatantState['countdown'], name: string): CombatantState['countdown'] {
  return Object.fromEntries(Object.entries(countdown).filter(([one]) => one !== name))
}
