import { slotsOf, slotsOfTerms, type Goal, type Slot } from './rule.ts'

/** The slots that must be bound before the goal can be evaluated. Atoms need none. See `isReady` for equalities. */
export function neededSlots(goal: Goal): readonly Slot[] {
  switch (goal.kind) {
    case 'absence':
      return slotsOfTerms(goal.terms)
    case 'comparison':
      return [...slotsOf(goal.left), ...slotsOf(goal.right)]
    case 'aggregate':
      return goal.outer
    case 'range':
      return goal.operands.flatMap(slotsOf)
    case 'atom':
    case 'never':
      return []
  }
}

/** Whether the goal can be evaluated, given the bound slots. An equality can bind one side to the value of the other. */
export function isReady(goal: Goal, bound: ReadonlySet<Slot>): boolean {
  const missing = neededSlots(goal).filter((slot) => !bound.has(slot))
  if (missing.length === 0) return true
  return goal.kind === 'comparison' && boundByEquality(goal, bound) !== null
}

/** The slot that an equality binds, given that its other side has a value. */
export function boundByEquality(goal: Goal & { kind: 'comparison' }, bound: ReadonlySet<Slot>): Slot | null {
  if (goal.operator !== '=') return null
  for (const [one, other] of [
    [goal.left, goal.right],
    [goal.right, goal.left],
  ] as const)
    if (one.kind === 'slot' && !bound.has(one.slot) && slotsOf(other).every((slot) => bound.has(slot))) return one.slot
  return null
}

/** The slots that the goal binds. */
export function boundBy(goal: Goal, bound: ReadonlySet<Slot>): readonly Slot[] {
  switch (goal.kind) {
    case 'atom':
      return slotsOfTerms(goal.terms)
    case 'aggregate':
    case 'range':
      return [goal.into]
    case 'comparison': {
      const slot = boundByEquality(goal, bound)
      return slot ? [slot] : []
    }
    case 'absence':
    case 'never':
      return []
  }
}
