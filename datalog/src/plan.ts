import { boundBy, isReady } from './readiness.ts'
import type { AtomGoal, Goal, Slot } from './rule.ts'

/** How many rows an atom is thought to have for each way to come to it, given the slots that have values by then. */
export type Estimate = (atom: AtomGoal, bound: ReadonlySet<Slot>) => number

/**
 * The order in which to meet the goals of a rule: `first` at once, if given, then what is decided as soon as it can be,
 * and always the atom with the fewest rows next. The order of the text does not matter.
 */
export function planGoals(
  goals: readonly Goal[],
  outer: Iterable<Slot>,
  first: AtomGoal | null,
  estimate: Estimate,
): Goal[] {
  const bound = new Set(outer)
  const plan: Goal[] = []
  let waiting = [...goals]
  const take = (goal: Goal) => {
    plan.push(goal)
    for (const slot of boundBy(goal, bound)) bound.add(slot)
    waiting = waiting.filter((other) => other !== goal)
  }
  if (first) take(first)
  while (waiting.length > 0) {
    const next =
      waiting.find((goal) => goal.kind !== 'atom' && isReady(goal, bound)) ?? smallest(waiting, bound, estimate)
    // Only goals without ground would be left, and no such rule passes the check.
    if (!next) break
    take(next)
  }
  return plan
}

function smallest(goals: readonly Goal[], bound: ReadonlySet<Slot>, estimate: Estimate): AtomGoal | null {
  let best: AtomGoal | null = null
  let fewest = Infinity
  for (const goal of goals) {
    if (goal.kind !== 'atom') continue
    const rows = estimate(goal, bound)
    if (best === null || rows < fewest) [best, fewest] = [goal, rows]
  }
  return best
}
