import type { Slot } from '../rule.ts'
import type { Argument, Atom, Place } from '../syntax.ts'
import type { PlainLiteral } from './expand.ts'

export type Names = Map<string, Place>

/** The variables of a rule, or of an aggregate inside it. */
export class Scope {
  readonly #own = new Map<string, Slot>()
  readonly #around: Scope | null
  /** Slots of enclosing scopes that this scope uses. */
  readonly borrowed = new Set<Slot>()

  /** Variables in `always` shadow the enclosing scope's. Variables in `names` are declared only if that scope lacks them. */
  constructor(names: Names, around: Scope | null = null, always: Names = new Map()) {
    this.#around = around
    for (const [name, at] of [...always, ...names])
      if (!this.#own.has(name) && (always.has(name) || !around?.has(name))) this.#own.set(name, { name, at })
  }

  has(name: string): boolean {
    return this.#own.has(name) || (this.#around?.has(name) ?? false)
  }

  slot(name: string, at: Place): Slot {
    const own = this.#own.get(name)
    if (own) return own
    const slot = this.#around?.slot(name, at) ?? { name, at }
    this.borrowed.add(slot)
    return slot
  }
}

/** Collects the variables in the arguments, except those inside aggregates. */
export function addNames(operands: readonly Argument[], names: Names): void {
  for (const operand of operands)
    if (operand.kind === 'variable' && !names.has(operand.name)) names.set(operand.name, operand.at)
    else if (operand.kind === 'call') addNames(operand.operands, names)
}

export function namesIn(literals: readonly PlainLiteral[], head: Atom | null): Names {
  const names: Names = new Map()
  if (head) addNames(head.operands, names)
  for (const literal of literals)
    if (literal.kind === 'comparison') addNames([literal.comparison.left, literal.comparison.right], names)
    else if (literal.kind !== 'truth') addNames(literal.atom.operands, names)
  return names
}
