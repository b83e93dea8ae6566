import type { Diagnostic } from '../diagnostic.ts'
import type { Clause, Declaration, Directive, Program, TypeDeclaration } from '../syntax.ts'
import { Cursor } from './cursor.ts'
import { parseAggregateBody, parseAtom, parseBody } from './parse-body.ts'
import {
  parseDeclaration,
  parseDirective,
  parseLimit,
  parseOldType,
  parsePragma,
  parseType,
} from './parse-declaration.ts'
import { ParseError } from './parse-error.ts'
import { parsePlans } from './parse-plans.ts'
import { rejectForeignSyntax } from './reject-foreign-syntax.ts'
import { tokenize } from './tokenize.ts'

/** The maximum length of a text in UTF-16 units. */
const LONGEST = 65_536
const MOST_ERRORS = 20

export type Parsed =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] }

interface Read {
  readonly declarations: Declaration[]
  readonly types: TypeDeclaration[]
  readonly directives: Directive[]
  readonly clauses: Clause[]
}

/** Parses a text in linear time. After an error it continues with the next clause, to report several errors. */
export function parse(text: string): Parsed {
  if (text.length > LONGEST)
    return {
      ok: false,
      errors: [
        {
          code: 'too-large',
          message: `more than ${LONGEST} characters`,
          at: { start: LONGEST, end: LONGEST },
          hint: 'split it into several queries',
        },
      ],
    }
  const { tokens, errors } = tokenize(text)
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, MOST_ERRORS) }
  const cursor = new Cursor(tokens, parseAggregateBody)
  const program: Read = { declarations: [], types: [], directives: [], clauses: [] }
  const found: Diagnostic[] = []
  while (cursor.peek().kind !== 'end' && found.length < MOST_ERRORS)
    try {
      parseItem(cursor, program)
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      found.push(error.diagnostic)
      cursor.recover()
    }
  return found.length > 0 ? { ok: false, errors: found } : { ok: true, program }
}

function parseItem(cursor: Cursor, program: Read): void {
  if (cursor.peek().kind === 'directive') parseDirectiveItem(cursor, program)
  else program.clauses.push(parseClause(cursor))
}

function parseDirectiveItem(cursor: Cursor, program: Read): void {
  rejectForeignSyntax(cursor)
  const { text, at } = cursor.next()
  switch (text) {
    case '.decl': {
      const { declaration, directives } = parseDeclaration(cursor)
      program.declarations.push(declaration)
      program.directives.push(...directives)
      break
    }
    case '.input':
    case '.output':
    case '.printsize':
      program.directives.push(
        ...parseDirective(cursor, text === '.input' ? 'input' : text === '.output' ? 'output' : 'printsize'),
      )
      break
    case '.limitsize':
      program.directives.push(parseLimit(cursor))
      break
    case '.type':
      program.types.push(parseType(cursor))
      break
    case '.number_type':
    case '.symbol_type':
      program.types.push(parseOldType(cursor, text === '.number_type' ? 'number' : 'symbol'))
      break
    case '.pragma':
      parsePragma(cursor)
      break
    default:
      throw new ParseError(
        `'${text}' does not belong here`,
        at,
        'directives are .decl .type .input .output .printsize .limitsize',
      )
  }
}

/** Parses `a(x), b(x) :- c(x).` or `a(1).` */
function parseClause(cursor: Cursor): Clause {
  const { start } = cursor.peek().at
  const heads = [parseAtom(cursor)]
  while (cursor.accept(',')) heads.push(parseAtom(cursor))
  if (cursor.sees('<='))
    throw new ParseError(
      'subsumption (<=) is not supported',
      cursor.peek().at,
      'use min or max to keep the best row',
      'unsupported',
    )
  const bodyStart = cursor.peek().at
  const body = cursor.accept(':-') ? parseBody(cursor) : ({ kind: 'choice', branches: [[]], at: bodyStart } as const)
  expectFullStop(cursor)
  const { end } = cursor.lastTokenEnd
  parsePlans(cursor, body)
  return { kind: 'clause', heads, body, at: { start, end } }
}

function expectFullStop(cursor: Cursor): void {
  if (cursor.accept('.')) return
  const { kind } = cursor.peek()
  // If the next clause has already begun, report the end of this one.
  if (kind === 'name' || kind === 'directive' || kind === 'end') {
    if (kind === 'name') rejectForeignSyntax(cursor)
    throw new ParseError(
      "a '.' is missing",
      cursor.lastTokenEnd,
      'facts and rules end with a full stop; parts of a rule are separated by commas',
    )
  }
  rejectForeignSyntax(cursor)
  throw cursor.unexpected("',' or '.'")
}
