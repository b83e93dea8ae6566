import { boundBy, isReady } from './readiness.ts'
import type { AtomGoal, Goal, Slot } from './rule.ts'

/** Estimates the number of rows of an atom that match, given the bound slots. */
export type Estimate = (atom: AtomGoal, bound: ReadonlySet<Slot>) => number

/**
 * The order in which to evaluate the goals of a rule: `first`, if given, then every goal other than an atom as soon as it is ready, and
 * otherwise the atom with the fewest rows. The order in the text doesn't matter.
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
    // Only ungrounded goals are left, which the grounding check rejects.
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
