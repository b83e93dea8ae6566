import { planGoals, type Estimate } from '../plan.ts'
import { boundBy, neededSlots } from '../readiness.ts'
import { slotsOf, slotsOfTerms, type AtomGoal, type Goal, type Rule, type Slot } from '../rule.ts'
import { compileAggregate, compileRange } from './compile-aggregate.ts'
import { accessAtom, compileAbsence, compileAccess, indexOf, type Rows } from './compile-atom.ts'
import { compileComparison } from './compile-comparison.ts'
import { compileHead } from './compile-head.ts'
import { estimateRows } from './estimate-rows.ts'
import { Frame, type Run, type EvaluationContext } from './frame.ts'
import { Batch } from './rows/batch.ts'
import type { ColumnIndex } from './rows/column-index.ts'

/** Selects the rows that each atom of the rule reads. */
export type Sees = (atom: AtomGoal) => Rows

/**
 * Compiles a rule to a closure that derives all its rows. The closure returns `false` once the budget is used up. `first` is the atom to
 * begin with, if any.
 */
export function compileRule(rule: Rule, first: AtomGoal | null, sees: Sees, world: EvaluationContext): Run {
  return new RuleCompiler(rule, sees, world).compile(first)
}

class RuleCompiler {
  readonly #rule: Rule
  readonly #sees: Sees
  readonly #frame: Frame
  readonly #indexes = new Set<ColumnIndex>()
  readonly #estimate: Estimate

  constructor(rule: Rule, sees: Sees, world: EvaluationContext) {
    this.#rule = rule
    this.#sees = sees
    this.#frame = new Frame(world, rule.goals)
    this.#estimate = (atom, bound) => estimateRows(atom, bound, sees(atom) !== 'all', this.#frame)
  }

  compile(first: AtomGoal | null): Run {
    const { head, goals } = this.#rule
    const plan = planGoals(goals, [], first, this.#estimate)
    const wanted = new Set(head.terms.flatMap(slotsOf))
    const { meter, derived } = this.#frame.world
    const batch = new Batch(this.#frame.relation(head.relation), derived, meter)
    const derive = () => compileHead(head.terms, batch, this.#frame)
    const run = this.#chain(plan, 0, wanted, derive, cutOf(plan, wanted))
    return () => {
      for (const index of this.#indexes) if (!index.sync(meter)) return false
      return run() && batch.flush()
    }
  }

  /**
   * Compiles the goals of a plan from `place` on, each around the next, with the leaf innermost. `wanted` has the slots that the leaf reads;
   * it is `null` if each row counts, as in an aggregate. From `cut` on, the first match is enough.
   */
  #chain(plan: readonly Goal[], place: number, wanted: ReadonlySet<Slot> | null, leaf: () => Run, cut = -1): Run {
    const goal = plan[place]
    if (!goal) return leaf()
    if (place === cut) return this.#firstWay((once) => this.#chain(plan, place, wanted, () => once(leaf())))
    const rest = () => this.#chain(plan, place + 1, wanted, leaf, cut)
    const frame = this.#frame
    switch (goal.kind) {
      case 'atom': {
        const later = plan.slice(place + 1)
        const used = (slot: Slot) => wanted === null || wanted.has(slot) || later.some((other) => reads(other, slot))
        const access = accessAtom(goal, this.#sees(goal), frame, used)
        const isOnce = wanted !== null && access.once
        this.#keep(indexOf(access))
        return compileAccess({ ...access, once: isOnce }, frame, rest())
      }
      case 'absence': {
        const access = accessAtom(goal, 'all', frame, () => false)
        if (access.known.columns.length < access.relation.arity) this.#keep(indexOf(access))
        return compileAbsence(access, frame, rest)
      }
      case 'comparison':
        return compileComparison(goal, frame, rest)
      case 'range':
        return compileRange(goal, frame, rest)
      case 'aggregate': {
        const inner = planGoals(goal.goals, goal.outer, null, this.#estimate)
        return compileAggregate(goal, frame, (each) => this.#chain(inner, 0, null, each), rest)
      }
      case 'never':
        return () => true
    }
  }

  /** Ends the search at the first match, and continues with the enclosing goals. */
  #firstWay(search: (once: (leaf: Run) => Run) => Run): Run {
    const { meter } = this.#frame.world
    const run = search((leaf) => () => leaf() && false)
    return () => {
      run()
      return !meter.stopped
    }
  }

  #keep(index: ColumnIndex | null): void {
    if (index) this.#indexes.add(index)
  }
}

function reads(goal: Goal, slot: Slot): boolean {
  const slots = goal.kind === 'atom' ? slotsOfTerms(goal.terms) : neededSlots(goal)
  return slots.includes(slot)
}

/** The index in the plan from which all wanted slots are bound, if goals with many rows can follow; otherwise -1. */
function cutOf(plan: readonly Goal[], wanted: ReadonlySet<Slot>): number {
  const known = new Set<Slot>()
  let cut = 0
  for (const goal of plan) {
    if ([...wanted].every((slot) => known.has(slot))) break
    for (const slot of boundBy(goal, known)) known.add(slot)
    cut += 1
  }
  return plan.slice(cut).some((goal) => goal.kind === 'atom' || goal.kind === 'range') ? cut : -1
}
