import type { Diagnostic } from '../diagnostic.ts'
import type { Goal, Rule, Slot } from '../rule.ts'
import type { NamedTypes } from './named-types.ts'
import type { Relations } from './relations.ts'

interface Use {
  readonly type: string
  readonly relation: string
}

/**
 * Types made by `.type` keep apart what is stored alike: a variable cannot be of two of them unless one holds the
 * other, and what is put into a relation must be of the type that it declares.
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
        message: `'${term.slot.name}' is a ${use.type} (of ${use.relation}), but ${rule.head.relation} takes a ${wanted}`,
        at: term.at,
        hint: `declare ${wanted} so that it holds ${use.type}, or take the variable from a relation of ${wanted}`,
      })
  }
}

/** Keeps the narrowest type that each variable is bound with. */
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
          message: `'${term.slot.name}' cannot be both a ${before.type} (of ${before.relation}) and a ${type} (of ${goal.relation})`,
          at: term.at,
          hint: 'use two variables, or declare one type within the other',
        })
    }
  }
}
