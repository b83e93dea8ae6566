import type { Diagnostic } from '../diagnostic.ts'
import { boundBy, isReady, neededSlots } from '../readiness.ts'
import { slotsOf, type Goal, type Rule, type Slot } from '../rule.ts'

/** Reports the variables that no part of the rule gives a value to. */
export function checkGrounding(rule: Rule, errors: Diagnostic[]): void {
  const reported = new Set<Slot>()
  const bound = groundGoals(rule.goals, new Set(), reported, errors)
  for (const slot of rule.head.terms.flatMap(slotsOf)) report(slot, bound, reported, errors)
}

/** Meets goal after goal as long as one is ready; answers the slots that have values then. */
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
    hint: `let a relation of the body bind it, as in relation(${slot.name}, _); what is negated, compared, counted or computed binds nothing`,
  })
}
