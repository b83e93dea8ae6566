import type { Diagnostic } from '../diagnostic.ts'
import { functors, type Kind } from '../functor.ts'
import type { AggregateGoal, Expression, Goal, Rule, Slot, Term } from '../rule.ts'
import type { ValueType } from '../schema.ts'
import type { Place } from '../syntax.ts'
import type { Relations } from './relations.ts'
import { TypeNode } from './type-node.ts'

/** The type of each variable and expression of a rule. */
export type Types = ReadonlyMap<Slot | Expression, TypeNode>

/** Infers the types of a rule's variables and expressions, and reports conflicts. */
export function inferTypes(rule: Rule, relations: Relations, errors: Diagnostic[]): Types {
  const inference = new Inference(relations, errors)
  inference.goals(rule.goals)
  inference.columns(rule.head.relation, rule.head.terms)
  return inference.nodes
}

class Inference {
  readonly nodes = new Map<Slot | Expression, TypeNode>()
  readonly #relations: Relations
  readonly #errors: Diagnostic[]

  constructor(relations: Relations, errors: Diagnostic[]) {
    this.#relations = relations
    this.#errors = errors
  }

  goals(goals: readonly Goal[]): void {
    for (const goal of goals) this.#goal(goal)
  }

  columns(name: string, terms: readonly (Expression | Term)[]): void {
    const attributes = this.#relations.get(name)?.attributes ?? []
    for (const [column, term] of terms.entries()) {
      const attribute = attributes[column]
      if (attribute && term) this.#join(term, new TypeNode(attribute.type, `attribute '${attribute.name}' of ${name}`))
    }
  }

  #goal(goal: Goal): void {
    switch (goal.kind) {
      case 'atom':
      case 'absence':
        this.columns(goal.relation, goal.terms)
        break
      case 'comparison': {
        const isText = goal.operator === 'match' || goal.operator === 'contains'
        if (isText) for (const side of [goal.left, goal.right]) this.#join(side, new TypeNode('symbol', goal.operator))
        else if (goal.left.kind === 'slot') this.#join(goal.left, this.#node(goal.right))
        else this.#join(goal.right, this.#node(goal.left))
        break
      }
      case 'aggregate':
        this.#aggregate(goal)
        break
      case 'range': {
        const result = this.#slotNode(goal.into)
        result.join(new TypeNode(null, 'range', true))
        for (const operand of goal.operands) this.#join(operand, result)
        break
      }
      case 'never':
    }
  }

  #aggregate(goal: AggregateGoal): void {
    this.goals(goal.goals)
    const result = this.#slotNode(goal.into)
    if (!goal.of) {
      result.join(new TypeNode('number', 'count'))
      return
    }
    this.#join(goal.of, new TypeNode(null, goal.function, true))
    const mean = new TypeNode('float', 'mean')
    if (!result.join(goal.function === 'mean' ? mean : this.#node(goal.of))) this.#conflict(goal.at, result, mean)
  }

  #node(expression: Expression): TypeNode {
    if (expression.kind === 'slot') return this.#slotNode(expression.slot)
    const known = this.nodes.get(expression)
    if (known) return known
    const node = expression.kind === 'constant' ? literalNode(expression.literal) : this.#applicationNode(expression)
    this.nodes.set(expression, node)
    return node
  }

  #slotNode(slot: Slot): TypeNode {
    const node = this.nodes.get(slot) ?? new TypeNode(null, slot.name)
    this.nodes.set(slot, node)
    return node
  }

  #applicationNode({ functor: name, operands }: Expression & { kind: 'application' }): TypeNode {
    const functor = functors.get(name)
    const shared = new TypeNode(null, `result of ${name}`, functor?.result === 'numeric')
    for (const [index, operand] of operands.entries()) {
      const kind = functor?.operands[index] ?? functor?.operands.at(-1) ?? 'any'
      this.#join(operand, nodeOf(kind, shared, `operand of ${name}`))
    }
    return nodeOf(functor?.result ?? 'any', shared, `result of ${name}`)
  }

  #join(term: Expression, wanted: TypeNode): void {
    const node = this.#node(term)
    if (!node.join(wanted)) this.#conflict(term.at, node, wanted, term)
  }

  #conflict(at: Place, found: TypeNode, wanted: TypeNode, term?: Expression): void {
    const what = term?.kind === 'slot' ? `'${term.slot.name}'` : 'this'
    this.#errors.push({
      code: 'type',
      message: `${what} is a ${found.described} (${found.because}), but a ${wanted.described} is needed (${wanted.because})`,
      at,
      hint: conversion(found.described, wanted.described, term?.kind === 'slot' ? term.slot.name : '…'),
    })
  }
}

function literalNode(literal: 'numeric' | 'float' | 'symbol'): TypeNode {
  return literal === 'numeric'
    ? new TypeNode(null, 'type of the literal', true)
    : new TypeNode(literal, 'type of the literal')
}

function nodeOf(kind: Kind, shared: TypeNode, reason: string): TypeNode {
  if (kind === 'numeric' || kind === 'orderable') return shared
  return kind === 'any' ? new TypeNode(null, reason) : new TypeNode(kind satisfies ValueType, reason)
}

function conversion(found: string, wanted: string, name: string): string {
  if (wanted === 'symbol') return `use to_string(${name})`
  return wanted === 'float'
    ? `use to_float(${name})`
    : found === 'symbol'
      ? `use to_number(${name})`
      : `use to_number(${name}), which drops the fraction`
}
