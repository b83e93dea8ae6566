import type { Diagnostic } from '../diagnostic.ts'
import type { Goal, Rule, Slot } from '../rule.ts'
import type { NamedTypes } from './named-types.ts'
import type { Relations } from './relations.ts'

interface Use {
  readonly type: string
  readonly relation: string
}

/**
 * Checks the types declared with `.type`, which distinguish values of the same base type. A variable can't have two of them unless one is a
 * subtype of the other. A value in a head must have the type that the relation declares.
 */
export function checkSubtypes(rule: Rule, relations: Relations, types: NamedTypes, errors: Diagnostic[]): void {
  const uses = new Map<Slot, Use>()
  narrow(rule.goals, uses, relations, types, errors)
  const typeNames = relations.get(rule.head.relation)?.typeNames ?? []
  for (const [column, term] of rule.head.terms.entries()) {
    const use = term.kind === 'slot' ? uses.get(term.slot) : undefined
    const wanted = typeNames[column]
    if (term.kind === 'slot' && use && wanted !== undefined && !types.isSubtype(use.type, wanted))
      errors.push({
        code: 'type',
        message: `'${term.slot.name}' has type ${use.type} (from ${use.relation}), but ${rule.head.relation} needs type ${wanted}`,
        at: term.at,
        hint: `declare ${wanted} so that it includes ${use.type}, or bind the variable in a relation of type ${wanted}`,
      })
  }
}

/** Records the narrowest type of each bound variable. */
function narrow(
  goals: readonly Goal[],
  uses: Map<Slot, Use>,
  relations: Relations,
  types: NamedTypes,
  errors: Diagnostic[],
): void {
  for (const goal of goals) {
    if (goal.kind === 'aggregate') narrow(goal.goals, uses, relations, types, errors)
    if (goal.kind !== 'atom') continue
    const typeNames = relations.get(goal.relation)?.typeNames ?? []
    for (const [column, term] of goal.terms.entries()) {
      const type = typeNames[column]
      if (term?.kind !== 'slot' || type === undefined) continue
      const before = uses.get(term.slot)
      if (!before || types.isSubtype(type, before.type)) uses.set(term.slot, { type, relation: goal.relation })
      else if (!types.isSubtype(before.type, type))
        errors.push({
          code: 'type',
          message: `'${term.slot.name}' cannot have both type ${before.type} (from ${before.relation}) and type ${type} (from ${goal.relation})`,
          at: term.at,
          hint: 'use two variables, or declare one type as a subtype of the other',
        })
    }
  }
}
