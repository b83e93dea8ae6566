import type { Declaration, Directive, Named, TypeDeclaration } from '../syntax.ts'
import type { Cursor } from './cursor.ts'
import { ParseError } from './parse-error.ts'
import { rejectForeignSyntax } from './reject-foreign-syntax.ts'

/** Qualifiers that tell Soufflé how to store or evaluate a relation. They do not affect answers. */
const IGNORED_QUALIFIERS = new Set('magic no_magic inline no_inline brie btree overridable'.split(' '))
/** Old-style directives after the declaration. */
const oldDirectives = ['input', 'output', 'printsize'] as const

function parseNamed(cursor: Cursor, what: string): Named {
  rejectForeignSyntax(cursor)
  const { text, at } = cursor.expectName(what)
  if (cursor.sees('.') && cursor.peek(1).kind === 'name' && cursor.peek(1).at.start === at.end + 1)
    throw new ParseError(
      `components (${text}.${cursor.peek(1).text}) are not supported`,
      at,
      'use plain names',
      'unsupported',
    )
  return { name: text, at }
}

function parseTypeName(cursor: Cursor): Named {
  const type = parseNamed(cursor, 'a type')
  if (type.name !== 'unsigned') return type
  const hint = 'use number, a signed 32-bit integer'
  throw new ParseError('unsigned numbers are not supported', type.at, hint, 'unsupported')
}

function parseNames(cursor: Cursor, what: string): Named[] {
  const names = [parseNamed(cursor, what)]
  while (cursor.accept(',')) names.push(parseNamed(cursor, what))
  return names
}

/** Parses the rest of `.decl`: the relations, their attributes, and the directives among the qualifiers. */
export function parseDeclaration(cursor: Cursor): { declaration: Declaration; directives: Directive[] } {
  const names = parseNames(cursor, 'the name of a relation')
  cursor.expect('(', 'declare it as .decl name(attribute: type)')
  const attributes: { name: string; type: Named }[] = []
  if (!cursor.sees(')'))
    do {
      const { text } = cursor.expectName('the name of an attribute')
      cursor.expect(':', 'an attribute needs a type: x: number, x: float or x: symbol')
      attributes.push({ name: text, type: parseTypeName(cursor) })
    } while (cursor.accept(','))
  cursor.expect(')')
  const { directives, isInline } = parseQualifiers(cursor, names)
  return { declaration: { kind: 'declaration', names, attributes, isInline }, directives }
}

function parseQualifiers(cursor: Cursor, names: readonly Named[]): { directives: Directive[]; isInline: boolean } {
  const directives: Directive[] = []
  let isInline = false
  for (;;) {
    const { text, kind, at } = cursor.peek()
    const directive = oldDirectives.find((name) => name === text)
    if (kind !== 'name' || cursor.sees('(', 1)) return { directives, isInline }
    if (directive && directives.some(({ kind: before }) => before === directive))
      throw new ParseError(`'${directive}' is given twice`, at, 'remove one of them', 'duplicate')
    if (directive)
      directives.push(...names.map((relation) => ({ kind: directive, relation: { ...relation, at }, limit: null })))
    else if (!IGNORED_QUALIFIERS.has(text)) refuseQualifier(cursor)
    isInline ||= text === 'inline'
    cursor.next()
  }
}

function refuseQualifier(cursor: Cursor): void {
  const { text, at } = cursor.peek()
  if (text === 'choice')
    throw new ParseError('choice domains are not supported', at, 'use min or max to choose', 'unsupported')
  rejectForeignSyntax(cursor)
  throw new ParseError(`'${text}' is not a relation qualifier`, at)
}

/** Parses the rest of `.input`, `.output` and `.printsize`, which take no parameters here. */
export function parseDirective(cursor: Cursor, kind: Directive['kind']): Directive[] {
  const directives: Directive[] = []
  for (const relation of parseNames(cursor, 'the name of a relation')) directives.push({ kind, relation, limit: null })
  if (!cursor.sees('(')) return directives
  const { at } = cursor.next()
  if (!cursor.accept(')'))
    throw new ParseError(
      `parameters of .${kind} are not supported`,
      at,
      `write .${kind} ${directives[0]?.relation.name ?? ''} without parameters`,
      'unsupported',
    )
  return directives
}

/** Parses the rest of `.limitsize`: `name(n=100)`. */
export function parseLimit(cursor: Cursor): Directive {
  const relation = parseNamed(cursor, 'the name of a relation')
  const hint = `write .limitsize ${relation.name}(n=100)`
  cursor.expect('(', hint)
  if (!cursor.seesName('n')) throw cursor.unexpected("'n'", hint)
  cursor.next()
  cursor.expect('=', hint)
  if (cursor.peek().kind !== 'integer') throw cursor.unexpected('a number', hint)
  const limit = cursor.next().value
  cursor.expect(')')
  return { kind: 'limitsize', relation, limit }
}

/** Parses the rest of `.type`: `A <: B`, `A = B | C`, or the old-style `A`, a subtype of symbol. */
export function parseType(cursor: Cursor): TypeDeclaration {
  const name = parseNamed(cursor, 'the name of a type')
  const symbol = { name: 'symbol', at: name.at }
  if (cursor.accept('<:')) return { kind: 'type', name, relation: 'subset', of: [parseTypeName(cursor)] }
  if (!cursor.accept('=')) return { kind: 'type', name, relation: 'subset', of: [symbol] }
  const of = [parseTypeName(cursor)]
  while (cursor.accept('|')) of.push(parseTypeName(cursor))
  if (cursor.sees('{') || cursor.sees('('))
    throw new ParseError(
      'algebraic data types are not supported',
      cursor.peek().at,
      'use a separate relation for each branch',
      'unsupported',
    )
  return { kind: 'type', name, relation: 'same', of }
}

/** Parses the rest of `.number_type` and `.symbol_type`, the old-style types. */
export function parseOldType(cursor: Cursor, base: 'number' | 'symbol'): TypeDeclaration {
  const name = parseNamed(cursor, 'the name of a type')
  return { kind: 'type', name, relation: 'subset', of: [{ name: base, at: name.at }] }
}

/** Pragmas that tell Soufflé how to evaluate. They do not affect answers. */
const IGNORED_PRAGMAS = new Set(['magic-transform', 'magic-transform-exclude'])

/** Parses the rest of `.pragma`: a name and a value. Most pragmas are rejected, because they could access files or libraries. */
export function parsePragma(cursor: Cursor): void {
  const { text, kind, at } = cursor.peek()
  if (kind !== 'symbol') throw cursor.unexpected('the name of a pragma in double quotes')
  if (!IGNORED_PRAGMAS.has(text))
    throw new ParseError(`pragmas (.pragma "${text.slice(0, 30)}") are not supported`, at, 'remove it', 'unsupported')
  cursor.next()
  if (cursor.peek().kind === 'symbol') cursor.next()
}
