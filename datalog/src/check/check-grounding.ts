import type { Diagnostic } from '../diagnostic.ts'
import { boundBy, isReady, neededSlots } from '../readiness.ts'
import { slotsOf, type Goal, type Rule, type Slot } from '../rule.ts'

/** Reports the variables that no part of the rule binds. */
export function checkGrounding(rule: Rule, errors: Diagnostic[]): void {
  const reported = new Set<Slot>()
  const bound = groundGoals(rule.goals, new Set(), reported, errors)
  for (const slot of rule.head.terms.flatMap(slotsOf)) report(slot, bound, reported, errors)
}

/** Evaluates goals symbolically while one of them is ready. Returns the slots that are then bound. */
function groundGoals(
  goals: readonly Goal[],
  outer: ReadonlySet<Slot>,
  reported: Set<Slot>,
  errors: Diagnostic[],
): ReadonlySet<Slot> {
  const bound = new Set(outer)
  for (const goal of goals) if (goal.kind === 'atom') for (const slot of boundBy(goal, bound)) bound.add(slot)
  let waiting: readonly Goal[] = goals.filter((goal) => goal.kind !== 'atom')
  for (let before = -1; before !== bound.size;) {
    before = bound.size
    const rest: Goal[] = []
    for (const goal of waiting)
      if (isReady(goal, bound)) for (const slot of boundBy(goal, bound)) bound.add(slot)
      else rest.push(goal)
    waiting = rest
  }
  for (const goal of waiting) refuseWitness(goal, bound, reported, errors)
  for (const goal of waiting) for (const slot of neededSlots(goal)) report(slot, bound, reported, errors)
  for (const goal of goals)
    if (goal.kind === 'aggregate') {
      const inner = groundGoals(goal.goals, new Set(goal.outer), reported, errors)
      if (goal.of) for (const slot of slotsOf(goal.of)) report(slot, inner, reported, errors)
    }
  return bound
}

function report(slot: Slot, bound: ReadonlySet<Slot>, reported: Set<Slot>, errors: Diagnostic[]): void {
  if (bound.has(slot) || reported.has(slot)) return
  reported.add(slot)
  errors.push({
    code: 'ungrounded',
    message: `'${slot.name}' has no value`,
    at: slot.at,
    hint: `bind it in a relation of the body, as in relation(${slot.name}, _); negations, comparisons, aggregates and expressions do not bind it`,
  })
}

/**
 * Reports a variable that is bound only inside an aggregate but used outside. `min` and `max` allow this for witnesses (see `witness.ts`).
 * For other aggregates the variable must be bound outside too.
 */
function refuseWitness(goal: Goal, bound: ReadonlySet<Slot>, reported: Set<Slot>, errors: Diagnostic[]): void {
  if (goal.kind !== 'aggregate') return
  for (const slot of goal.outer) {
    if (bound.has(slot) || reported.has(slot) || !goal.goals.some((inner) => binds(inner, slot))) continue
    reported.add(slot)
    errors.push({
      code: 'unsupported',
      message: `'${slot.name}' has a value only inside a ${goal.function}; using it outside is not supported`,
      at: slot.at,
      hint: `bind it in a relation outside the ${goal.function} as well, as in relation(${slot.name}, _), to aggregate for each ${slot.name}`,
    })
  }
}

function binds(goal: Goal, slot: Slot): boolean {
  return goal.kind === 'aggregate'
    ? goal.goals.some((inner) => binds(inner, slot))
    : boundBy(goal, new Set()).includes(slot)
}
