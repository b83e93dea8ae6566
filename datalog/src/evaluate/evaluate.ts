import type { Diagnostic } from '../diagnostic.ts'
import type { Query } from '../query.ts'
import type { Application, AtomGoal, Rule } from '../rule.ts'
import type { Stratum } from '../stratify.ts'
import { dependenciesOf } from '../stratify.ts'
import { readAnswers, type Table } from './answer.ts'
import { compileRule } from './compile-rule.ts'
import type { Facts } from './facts.ts'
import type { Run, EvaluationContext } from './frame.ts'
import { Meter, type Budget } from './meter.ts'
import { BATCH_CELLS } from './rows/batch.ts'
import { Relation } from './rows/relation.ts'
import { ValuePool } from './rows/value-pool.ts'
import { stopDiagnostic } from './stop-diagnostic.ts'

export type Answer =
  | { readonly ok: true; readonly tables: readonly Table[]; readonly skips: readonly Skip[] }
  | { readonly ok: false; readonly error: Diagnostic }

/** The number of rows skipped because a functor had no result. */
export interface Skip {
  readonly application: Application
  readonly rows: number
}

/**
 * Evaluates a query over facts of the relations that it was compiled against. Doesn't change the facts.
 * @example
 * const { query } = compile('.decl q(x: number)\nq(1). q(x + 1) :- q(x), x < 3.', [])
 * const budget = { steps: 1e6, rows: 1e3, answerRows: 100, answerCharacters: 1e3, bytes: 1e6, milliseconds: 1e3, now: Date.now }
 * evaluate(query, loadFacts([]), budget).tables[0].rows // [[1], [2], [3]]
 */
export function evaluate(query: Query, facts: Facts, budget: Budget): Answer {
  const meter = new Meter(budget)
  const strata = neededStrata(query)
  const world: EvaluationContext = {
    relations: openRelations(query, facts, strata, meter),
    symbols: new ValuePool(facts.symbols),
    floats: new ValuePool(facts.floats),
    meter,
    derived: new Int32Array(BATCH_CELLS),
    types: query.types,
    skipped: new Map(),
  }
  for (const stratum of strata) {
    const at = evaluateStratum(stratum, world)
    if (at) return { ok: false, error: stopDiagnostic(at, meter, budget) }
  }
  const answers = readAnswers(query, world, budget)
  if (!answers.ok) return answers
  const skips = [...world.skipped].map(([application, rows]) => ({ application, rows }))
  return { ok: true, tables: answers.tables, skips }
}

/** The strata that the answers depend on. Others aren't evaluated. */
function neededStrata({ strata, answers }: Query): Stratum[] {
  const needed = new Set(answers.map(({ relation }) => relation))
  const found: Stratum[] = []
  for (const stratum of strata.toReversed()) {
    if (![...stratum.relations].some((name) => needed.has(name))) continue
    found.push(stratum)
    for (const rule of stratum.rules) for (const { on } of dependenciesOf(rule.goals)) needed.add(on)
  }
  return found.toReversed()
}

/** Copies a given relation if the query adds rows to it, so the facts don't change. */
function openRelations(query: Query, facts: Facts, strata: readonly Stratum[], meter: Meter): Map<string, Relation> {
  const derived = new Set(strata.flatMap(({ rules }) => rules.map(({ head }) => head.relation)))
  return new Map(
    [...query.relations.values()].map(({ name, attributes }) => {
      const given = facts.relations.get(name)
      if (given && !derived.has(name)) return [name, given]
      const relation = new Relation(
        attributes.map(({ type }) => type),
        query.limits.get(name),
      )
      if (given && meter.work(given.count)) relation.insert(given.cells, given.count, meter)
      return [name, relation]
    }),
  )
}

/** Returns the rule that used up the budget, or `null`. */
function evaluateStratum({ relations, rules }: Stratum, world: EvaluationContext): Rule | null {
  const isRecursive = (atom: AtomGoal) => relations.has(atom.relation)
  const recursions: { rule: Rule; run: Run }[] = []
  for (const rule of rules) {
    if (rule.goals.some((goal) => goal.kind === 'atom' && isRecursive(goal))) continue
    if (!compileRule(rule, null, () => 'all', world)() || world.meter.stopped) return rule
  }
  for (const rule of rules) for (const run of compileRounds(rule, isRecursive, world)) recursions.push({ rule, run })
  const grown = [...relations].flatMap((name) => world.relations.get(name) ?? [])
  for (const relation of grown) [relation.low, relation.high] = [0, relation.count]
  while (recursions.length > 0 && grown.some(({ low, high }) => high > low)) {
    for (const { rule, run } of recursions) if (!run() || world.meter.stopped) return rule
    for (const relation of grown) [relation.low, relation.high] = [relation.high, relation.count]
  }
  return null
}

/**
 * Compiles a recursive rule once for each of its recursive atoms. That atom reads the rows of the last round. Recursive atoms before it
 * read older rows, and those after it read both. So each combination with a new row is visited exactly once (semi-naive evaluation).
 */
function compileRounds(rule: Rule, isRecursive: (atom: AtomGoal) => boolean, world: EvaluationContext): Run[] {
  const atoms = rule.goals.filter((goal): goal is AtomGoal => goal.kind === 'atom' && isRecursive(goal))
  return atoms.map((newest, place) =>
    compileRule(
      rule,
      newest,
      (atom) => {
        const other = atoms.indexOf(atom)
        if (other === -1) return 'all'
        return other === place ? 'delta' : other < place ? 'old' : 'current'
      },
      world,
    ),
  )
}
