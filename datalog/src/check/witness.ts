import { boundBy, isReady, neededSlots } from '../readiness.ts'
import { slotsOf, type AggregateGoal, type Expression, type Goal, type Rule, type Slot } from '../rule.ts'
import { renamedAggregate, renamedExpression, renamedGoal } from './renamed.ts'

/**
 * A variable that is bound only inside a `min` or `max` is a witness: it takes its value from the rows with the minimum
 * or maximum. In `tallest(who, most) :- most = max h : { height(who, h) }`, `who` is everyone of that height. The rule
 * gets a second copy of the aggregate's goals that selects these rows.
 */
export function withWitnesses(rule: Rule): Rule {
  const goals = [...rule.goals]
  for (let index = 0; index < goals.length; index++) {
    const aggregate = goals[index]
    if (aggregate?.kind !== 'aggregate' || !aggregate.of || !isExtreme(aggregate)) continue
    const open = openSlots(rule, goals)
    const own = slotsWithin(aggregate.goals, aggregate.of)
    const witnesses = open.filter((slot) => own.some(({ name }) => name === slot.name))
    if (witnesses.length === 0) continue
    goals[index] = closed(aggregate, witnesses)
    goals.push(...goalsAgain(aggregate, aggregate.of, witnesses))
  }
  return { ...rule, goals }
}

const isExtreme = (aggregate: AggregateGoal) => aggregate.function === 'min' || aggregate.function === 'max'

/** The slots that remain unbound even if every aggregate has a result. */
function openSlots({ head }: Rule, goals: readonly Goal[]): Slot[] {
  const bound = new Set<Slot>()
  const needed = new Set(head.terms.flatMap(slotsOf))
  for (let before = -1; before !== bound.size;) {
    before = bound.size
    for (const goal of goals)
      if (goal.kind === 'aggregate' || isReady(goal, bound)) for (const slot of boundBy(goal, bound)) bound.add(slot)
  }
  for (const goal of goals) for (const slot of neededSlots(goal)) needed.add(slot)
  return [...needed].filter((slot) => !bound.has(slot))
}

function slotsWithin(goals: readonly Goal[], of: Expression): Slot[] {
  return [...slotsOf(of), ...goals.flatMap((goal) => [...neededSlots(goal), ...boundBy(goal, new Set())])]
}

/** The aggregate with local variables instead of its witnesses. */
function closed(aggregate: AggregateGoal, witnesses: readonly Slot[]): Goal {
  const own = new Map(witnesses.map((slot) => [slot, { ...slot }]))
  const outer = aggregate.outer.filter((slot) => !witnesses.includes(slot))
  return { ...renamedAggregate(aggregate, (slot) => own.get(slot) ?? slot), outer }
}

/** A copy of the aggregate's goals with new variables, except for its witnesses and variables of the enclosing rule. */
function goalsAgain(aggregate: AggregateGoal, of: Expression, witnesses: readonly Slot[]): Goal[] {
  const fresh = new Map<Slot, Slot>(aggregate.outer.map((slot) => [slot, slot]))
  const renaming = (slot: Slot) => {
    const known = fresh.get(slot) ?? witnesses.find(({ name }) => name === slot.name) ?? { ...slot }
    fresh.set(slot, known)
    return known
  }
  const { into, at } = aggregate
  const right: Expression = { kind: 'slot', slot: into, at }
  return [
    ...aggregate.goals.map((goal) => renamedGoal(goal, renaming)),
    { kind: 'comparison', operator: '=', left: renamedExpression(of, renaming), right, negated: false, at },
  ]
}
