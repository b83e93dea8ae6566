import type { Diagnostic } from '../diagnostic.ts'
import { nearestName } from '../nearest-name.ts'
import { signatureOf, type RelationSchema } from '../schema.ts'
import type { Atom, Declaration, Named } from '../syntax.ts'
import type { NamedTypes } from './named-types.ts'

export interface DeclaredRelation extends RelationSchema {
  /** The declared type name of each attribute. */
  readonly typeNames: readonly string[]
  readonly given: boolean
}

export type Relations = ReadonlyMap<string, DeclaredRelation>

/** The relations that a program may use: given relations and those that it declares. It may repeat the declaration of a given relation. */
export function declareRelations(
  given: readonly RelationSchema[],
  declarations: readonly Declaration[],
  types: NamedTypes,
  errors: Diagnostic[],
): Relations {
  const relations = new Map<string, DeclaredRelation>(
    given.map((schema) => [
      schema.name,
      { ...schema, typeNames: schema.attributes.map(({ type }) => type), given: true },
    ]),
  )
  const seen = new Set<string>()
  for (const declaration of declarations) {
    const attributes = declaration.attributes.map(({ name, type }) => ({
      name,
      type: types.baseOf(type, errors) ?? 'symbol',
    }))
    reportTwins(declaration, errors)
    const typeNames = declaration.attributes.map(({ type }) => type.name)
    for (const { name, at } of declaration.names) {
      const before = relations.get(name)
      const redeclared = { name, attributes, typeNames, given: before?.given ?? false }
      if (seen.has(name))
        errors.push({
          code: 'duplicate',
          message: `relation '${name}' is declared twice`,
          at,
          hint: 'remove one of them',
        })
      else if (before && !isAlike(before, redeclared)) errors.push(differs(before, at))
      else relations.set(name, redeclared)
      seen.add(name)
    }
  }
  return relations
}

function reportTwins({ names, attributes }: Declaration, errors: Diagnostic[]): void {
  const seen = new Set<string>()
  for (const { name, type } of attributes) {
    if (seen.has(name))
      errors.push({
        code: 'duplicate',
        message: `two attributes of '${names[0]?.name ?? ''}' are named '${name}'`,
        at: type.at,
        hint: 'rename one of them',
      })
    seen.add(name)
  }
}

function isAlike(one: RelationSchema, other: RelationSchema): boolean {
  return (
    one.attributes.length === other.attributes.length &&
    one.attributes.every(({ type }, column) => type === other.attributes[column]?.type)
  )
}

function differs(given: RelationSchema, at: Named['at']): Diagnostic {
  const attributes = given.attributes.map(({ name, type }) => `${name}: ${type}`).join(', ')
  const hint = `remove the declaration, or write .decl ${given.name}(${attributes}); use another name for a relation of your own`
  return { code: 'duplicate', message: `'${given.name}' already exists with different attributes`, at, hint }
}

export function unknownRelation({ name, at }: Named, relations: Relations): Diagnostic {
  const nearest = relations.get(nearestName(name, relations.keys()) ?? '')
  const hint = nearest ? `did you mean '${signatureOf(nearest)}'?` : `declare it: .decl ${name}(x: symbol)`
  return {
    code: 'unknown-relation',
    message: `unknown relation '${name}'`,
    at: { start: at.start, end: at.start + name.length },
    hint,
  }
}

/** The relation that an atom names; `null` and a diagnostic if it doesn't exist or has a different arity. */
export function relationOf(atom: Atom, relations: Relations, errors: Diagnostic[]): DeclaredRelation | null {
  const relation = relations.get(atom.relation)
  const [written, wanted] = [atom.operands.length, relation?.attributes.length]
  if (!relation) errors.push(unknownRelation({ name: atom.relation, at: atom.at }, relations))
  else if (written !== wanted)
    errors.push({
      code: 'arity',
      message: `'${atom.relation}' has ${wanted} attribute${wanted === 1 ? '' : 's'}, but ${written} ${written === 1 ? 'is' : 'are'} given`,
      at: atom.at,
      hint: `it is ${signatureOf(relation)}; use _ for attributes that do not matter`,
    })
  else return relation
  return null
}
