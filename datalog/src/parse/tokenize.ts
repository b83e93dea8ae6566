import type { Diagnostic } from '../diagnostic.ts'
import { ParseError } from './parse-error.ts'
import { readNumber } from './read-number.ts'
import { readSymbol } from './read-symbol.ts'
import type { Token } from './token.ts'

const SPACE = /(?:[\s\uFEFF]|\/\/[^\n]*)+/y
/** A line that begins with #, including continuation lines after a backslash. */
const PREPROCESSOR = /#(?:[^\n]*\\\r?\n)*[^\n]*/y
const NAME = /[A-Za-z?_][\w?]*/y
const DIRECTIVE = /\.[a-z_]+(?![\w?])/y
/** Longest first. */
const MARKS = `:- ?- <: <= >= != == <> <- \\+ ( ) [ ] { } , . ; : = < > ! + - * / % ^ $ @ ~ | & # '`.split(' ')

/** Soufflé's directives. `.decl` is one anywhere, but `.s` in `r(1).s(2).` is not. */
const DIRECTIVES = new Set(
  'decl type input output printsize limitsize plan pragma functor comp init include override number_type symbol_type once lattice'
    .split(' ')
    .map((name) => `.${name}`),
)

/** Splits the text into tokens in one pass. Reports and skips invalid input. */
export function tokenize(text: string): { readonly tokens: readonly Token[]; readonly errors: readonly Diagnostic[] } {
  const tokens: Token[] = []
  const errors: Diagnostic[] = []
  let offset = skipSpace(text, 0, errors)
  while (offset < text.length) {
    try {
      const token = readToken(text, offset)
      tokens.push(token)
      offset = token.at.end
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      errors.push(error.diagnostic)
      offset = Math.max(error.diagnostic.at.end, offset + 1)
    }
    offset = skipSpace(text, offset, errors)
  }
  tokens.push({ kind: 'end', text: '', value: 0, at: { start: text.length, end: text.length } })
  return { tokens, errors }
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0] ?? ''
}

function skipSpace(text: string, from: number, errors: Diagnostic[]): number {
  let offset = from
  for (;;) {
    offset += matchAt(SPACE, text, offset).length
    if (!text.startsWith('/*', offset)) return offset
    const end = text.indexOf('*/', offset + 2)
    if (end === -1) {
      const at = { start: offset, end: offset + 2 }
      errors.push({ code: 'syntax', message: 'unterminated comment', at, hint: 'close it with */' })
      return text.length
    }
    offset = end + 2
  }
}

function readToken(text: string, start: number): Token {
  const first = text.charAt(start)
  if (first === '"') return readSymbol(text, start)
  if (first >= '0' && first <= '9') return readNumber(text, start)
  const token = (kind: Token['kind'], read: string): Token => ({
    kind,
    text: read,
    value: 0,
    at: { start, end: start + read.length },
  })
  if (first === '#') refusePreprocessor(text, start)
  const name = matchAt(NAME, text, start)
  if (name) return token('name', name)
  const directive = matchAt(DIRECTIVE, text, start)
  if (DIRECTIVES.has(directive)) return token('directive', directive)
  const mark = MARKS.find((candidate) => text.startsWith(candidate, start))
  if (mark) return token('mark', mark)
  const letter = String.fromCodePoint(text.codePointAt(start) ?? 0)
  throw new ParseError(
    `'${letter}' is not valid here`,
    { start, end: start + letter.length },
    'names use the letters a to z, digits, _ and ?; put other text in "double quotes"',
  )
}

/** Rejects a preprocessor line. Elsewhere in a line, the parser reports # as a habit from another language. */
function refusePreprocessor(text: string, start: number): void {
  if (text.slice(text.lastIndexOf('\n', start) + 1, start).trim() !== '') return
  const at = { start, end: start + matchAt(PREPROCESSOR, text, start).length }
  throw new ParseError('the preprocessor (#) is not supported', at, 'write the code out in full', 'unsupported')
}
