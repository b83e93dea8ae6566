import { checkGrounding } from './check/check-grounding.ts'
import { checkSubtypes } from './check/check-subtypes.ts'
import { inferTypes } from './check/infer-types.ts'
import { lowerClause } from './check/lower.ts'
import { NamedTypes } from './check/named-types.ts'
import { declareRelations, unknownRelation, type Relations } from './check/relations.ts'
import type { Diagnostic } from './diagnostic.ts'
import { parse } from './parse/parse.ts'
import type { Query } from './query.ts'
import type { Expression, Rule, Slot } from './rule.ts'
import type { RelationSchema, ValueType } from './schema.ts'
import { stratify } from './stratify.ts'
import type { Program } from './syntax.ts'

const MOST_ERRORS = 20
/** Counted after each clause is expanded into one rule per head and branch. */
const MOST_RULES = 20_000

export type Compiled =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] }

/**
 * Parses a text and checks it against the given relations. Reports at most twenty errors, in the order of the text. A text without errors
 * can be evaluated over any facts.
 * @example
 * compile('.decl q(x: number)\nq(1).', []).ok // true
 * compile('.decl q(x: number)\nq(y).', []).errors.map(({ message }) => message) // ["'y' has no value"]
 */
export function compile(text: string, given: readonly RelationSchema[]): Compiled {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const errors: Diagnostic[] = []
  const query = check(parsed.program, given, errors)
  if (errors.length === 0) return { ok: true, query }
  const ordered = errors.toSorted((a, b) => a.at.start - b.at.start)
  return { ok: false, errors: withoutRepeats(ordered).slice(0, MOST_ERRORS) }
}

function check(program: Program, given: readonly RelationSchema[], errors: Diagnostic[]): Query {
  const named = new NamedTypes(program.types, errors)
  const relations = declareRelations(given, program.declarations, named, errors)
  checkDirectives(program, relations, errors)
  const rules: Rule[] = []
  for (const clause of program.clauses) {
    for (const rule of lowerClause(clause, relations, errors)) rules.push(rule)
    if (rules.length <= MOST_RULES) continue
    errors.push({
      code: 'too-large',
      message: `more than ${MOST_RULES} rules`,
      at: clause.at,
      hint: 'split it into several queries',
    })
    break
  }
  const types = new Map<Slot | Expression, ValueType>()
  // Skip type and grounding checks after unknown names, to report each cause only once.
  if (errors.length === 0)
    for (const rule of rules) {
      for (const [what, node] of inferTypes(rule, relations, errors)) types.set(what, node.type)
      checkSubtypes(rule, relations, named, errors)
      checkGround(rule, program, errors)
    }
  const strata = errors.length === 0 ? stratify(rules, errors) : []
  return { relations, strata, types, ...answersOf(program) }
}

/** In Soufflé, variables of an `inline` relation may be bound at its uses. Here it is an ordinary relation, so its rules must bind them. */
function checkGround(rule: Rule, { declarations }: Program, errors: Diagnostic[]): void {
  const found: Diagnostic[] = []
  checkGrounding(rule, found)
  const { relation, at } = rule.head
  const isInline = declarations.some((one) => one.isInline && one.names.some(({ name }) => name === relation))
  if (found.length === 0 || !isInline) errors.push(...found)
  else
    errors.push({
      code: 'unsupported',
      message: `inline with variables that are bound only where it is used is not supported, as in ${relation}`,
      at,
      hint: 'bind every variable in the rule itself',
    })
}

function checkDirectives(program: Program, relations: Relations, errors: Diagnostic[]): void {
  const seen = new Set<string>()
  for (const { kind, relation } of program.directives) {
    const known = relations.get(relation.name)
    const directive = `.${kind} ${relation.name}`
    if (seen.has(directive) && kind !== 'output')
      errors.push({
        code: 'duplicate',
        message: `'${directive}' is given twice`,
        at: relation.at,
        hint: 'remove one of them',
      })
    seen.add(directive)
    if (!known) errors.push(unknownRelation(relation, relations))
    else if (kind === 'input' && !known.given)
      errors.push({
        code: 'unsupported',
        message: `'${relation.name}' is not a relation of the campaign`,
        at: relation.at,
        hint: '.input reads the facts of a campaign relation; write your own facts in the query',
      })
  }
}

/** Without `.output` or `.printsize`, the answer is the relation of the last rule. */
function answersOf(program: Program): Pick<Query, 'answers' | 'limits'> {
  const requested = program.directives.flatMap(({ kind, relation }) =>
    kind === 'output' || kind === 'printsize'
      ? [[`${kind} ${relation.name}`, { relation: relation.name, kind }] as const]
      : [],
  )
  // Soufflé allows the same output twice; the answer contains it once.
  const answers = [...new Map(requested).values()]
  const last = program.clauses.at(-1)?.heads[0]?.relation
  const limits = new Map(
    program.directives.flatMap(({ relation, limit }) => (limit === null ? [] : [[relation.name, limit] as const])),
  )
  return { limits, answers: answers.length > 0 || last === undefined ? answers : [{ relation: last, kind: 'output' }] }
}

/** A clause with several heads or choices reports the same error for each of them. */
function withoutRepeats(errors: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set<string>()
  return errors.filter(({ message, at }) => {
    const key = `${at.start} ${message}`
    return !reported.has(key) && reported.add(key)
  })
}
