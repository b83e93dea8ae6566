import type { Diagnostic } from './diagnostic.ts'
import type { Goal, Rule } from './rule.ts'
import type { Place } from './syntax.ts'

/** Relations that depend on one another, with the rules that derive them. Each stratum is complete before the next begins. */
export interface Stratum {
  readonly relations: ReadonlySet<string>
  readonly rules: readonly Rule[]
}

export interface Dependency {
  readonly on: string
  /** Set for a dependency through a negation or an aggregate, which need the complete relation. */
  readonly whole: 'negated' | 'aggregated' | null
  readonly at: Place
}

export function dependenciesOf(goals: readonly Goal[], aggregated = false): Dependency[] {
  return goals.flatMap((goal): Dependency[] => {
    if (goal.kind === 'aggregate') return dependenciesOf(goal.goals, true)
    if (goal.kind !== 'atom' && goal.kind !== 'absence') return []
    const whole = goal.kind === 'absence' ? 'negated' : aggregated ? 'aggregated' : null
    return [{ on: goal.relation, whole, at: goal.at }]
  })
}

/** Orders the rules into strata. Reports relations that depend on themselves through a negation or an aggregate. */
export function stratify(rules: readonly Rule[], errors: Diagnostic[]): Stratum[] {
  const graph = new Map<string, Dependency[]>()
  const byHead = new Map<string, Rule[]>()
  for (const rule of rules) {
    const name = rule.head.relation
    const dependencies = graph.get(name) ?? []
    for (const dependency of dependenciesOf(rule.goals)) dependencies.push(dependency)
    graph.set(name, dependencies)
    const others = byHead.get(name) ?? []
    others.push(rule)
    byHead.set(name, others)
  }
  return components(graph).map((members) => {
    reportCycle(members, graph, errors)
    return { relations: members, rules: [...members].flatMap((name) => byHead.get(name) ?? []) }
  })
}

/** Tarjan's strongly connected components, dependencies first. Not recursive, because chains may be long. */
function components(graph: ReadonlyMap<string, readonly Dependency[]>): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const enter = (name: string) => {
    lowest.set(name, order.size)
    order.set(name, order.size)
    stack.push(name)
    onStack.add(name)
    return { name, edges: (graph.get(name) ?? []).values() }
  }
  const lower = (name: string, to: number) => lowest.set(name, Math.min(lowest.get(name) ?? to, to))
  for (const start of graph.keys()) {
    const path = order.has(start) ? [] : [enter(start)]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const edge = top.edges.next()
      if (!edge.done) {
        const { on } = edge.value
        if (!order.has(on)) path.push(enter(on))
        else if (onStack.has(on)) lower(top.name, order.get(on) ?? 0)
        continue
      }
      path.pop()
      const around = path.at(-1)
      if (around) lower(around.name, lowest.get(top.name) ?? 0)
      if (lowest.get(top.name) === order.get(top.name)) {
        const members = new Set(stack.splice(stack.indexOf(top.name)))
        for (const member of members) onStack.delete(member)
        found.push(members)
      }
    }
  }
  return found
}

function reportCycle(
  members: ReadonlySet<string>,
  graph: ReadonlyMap<string, readonly Dependency[]>,
  errors: Diagnostic[],
): void {
  for (const name of members)
    for (const dependency of graph.get(name) ?? []) {
      if (!dependency.whole || !members.has(dependency.on)) continue
      const way = wayBetween(dependency.on, name, members, graph)
      const first = dependency.whole === 'negated' ? `!${dependency.on}` : `an aggregate of ${dependency.on}`
      errors.push({
        code: 'unstratifiable',
        message: `'${name}' depends on itself through ${dependency.whole === 'negated' ? 'a negation' : 'an aggregate'}: ${[name, first, ...way.slice(1)].join(' -> ')}`,
        at: dependency.at,
        hint: 'a negated or aggregated relation must be complete before it is used: break the cycle with a relation that does not depend on this one',
      })
      return
    }
}

/** The shortest path from one relation to another inside the cycle, including both ends. */
function wayBetween(
  from: string,
  to: string,
  members: ReadonlySet<string>,
  graph: ReadonlyMap<string, readonly Dependency[]>,
): string[] {
  const ways = new Map<string, string[]>([[from, [from]]])
  for (const [name, way] of ways) {
    if (name === to) return way
    for (const { on } of graph.get(name) ?? []) if (members.has(on) && !ways.has(on)) ways.set(on, [...way, on])
  }
  return [from]
}
