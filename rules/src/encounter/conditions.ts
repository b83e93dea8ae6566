import {
  findCombatant,
  withCombatant,
  type CombatantState,
  type Condition,
  type EncounterState,
} from './encounter-state.ts'
import type { TurnEnded } from './turns.ts'

/** The conditions with one more, in place of that of the same name. */
export function withCondition(conditions: readonly Condition[], condition: Condition): Condition[] {
  const at = conditions.findIndex(({ name }) => name === condition.name)
  return at < 0 ? [...conditions, condition] : conditions.with(at, condition)
}

/**
 * Begins to count the turns of a condition that a combatant was given. One of its own turn does not count the rest of that turn, so that a
 * round always has a whole turn.
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

export function notCounting(state: EncounterState, id: string, name: string): EncounterState {
  return withCombatant(state, id, (one) => ({ ...one, countdown: without(one.countdown, name) }))
}

/** Conditions that have ended, by who had them. */
export type EndedConditions = ReadonlyMap<string, readonly string[]>

/**
 * Counts the conditions of whose turn has ended, and at the end of a round of those who had no turn in it. Each is counted once in a round,
 * also if turns are returned to, and so it ends once. Those who have kept a slot for the next round are not counted yet. `conditionsOf`: those that a combatant has now.
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
