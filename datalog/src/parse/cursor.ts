import type { Literal, Place } from '../syntax.ts'
import { ParseError } from './parse-error.ts'
import type { Token } from './token.ts'

/** The maximum nesting of brackets, aggregates and signs. Hostile input could exhaust the stack without it. */
const DEEPEST = 100

/** Walks over the tokens. Methods that can fail throw a `ParseError`. */
export class Cursor {
  readonly #tokens: readonly Token[]
  /** Parses the body of an aggregate. Injected, because the parsers of arguments and bodies depend on each other. */
  readonly readAggregateBody: (cursor: Cursor) => readonly Literal[]
  #index = 0
  #depth = 0

  /** For each opening bracket, by index: where it closes, and whether it directly contains commas. Makes lookahead cheap. */
  readonly #closing = new Map<number, number>()
  readonly #severals = new Set<number>()

  constructor(tokens: readonly Token[], readAggregateBody: (cursor: Cursor) => readonly Literal[]) {
    this.#tokens = tokens
    this.readAggregateBody = readAggregateBody
    const open: number[] = []
    for (const [index, { kind, text }] of tokens.entries()) {
      if (kind !== 'mark') continue
      const innermost = open.at(-1)
      if (text === '(' || text === '{') open.push(index)
      else if (text === ',' && innermost !== undefined) this.#severals.add(innermost)
      else if ((text === ')' || text === '}') && innermost !== undefined) {
        open.pop()
        this.#closing.set(innermost, index)
      }
    }
  }

  /** The token `ahead` positions after the next one. Past the last token, the end token. */
  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)]
    if (!token) throw new ParseError('no input', { start: 0, end: 0 })
    return token
  }

  next(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#index += 1
    return token
  }

  /** Whether the token `ahead` is this mark. */
  sees(mark: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'mark' && token.text === mark
  }

  seesName(name: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'name' && token.text === name
  }

  /** Consumes the mark if it is the next token. */
  accept(mark: string): boolean {
    const seen = this.sees(mark)
    if (seen) this.#index += 1
    return seen
  }

  expect(mark: string, hint?: string): Token {
    if (this.sees(mark)) return this.next()
    throw this.unexpected(`'${mark}'`, hint)
  }

  expectName(what: string, hint?: string): Token {
    const token = this.peek()
    if (token.kind !== 'name' || token.text === '_') throw this.unexpected(what, hint)
    return this.next()
  }

  /** The token after the bracket that opens next; the end token if the bracket is never closed. */
  tokenAfterBracket(): Token {
    return this.peek((this.#closing.get(this.#index) ?? this.#tokens.length) + 1 - this.#index)
  }

  /** Whether the bracket that opens `ahead` contains more than one argument. */
  bracketHoldsComma(ahead: number): boolean {
    return this.#severals.has(this.#index + ahead)
  }

  /** The end of the last token, where a missing mark is reported. */
  get lastTokenEnd(): Place {
    const last = this.#tokens[this.#index - 1]
    return last ? { start: Math.max(last.at.start, last.at.end - 1), end: last.at.end } : this.peek().at
  }

  unexpected(wanted: string, hint?: string): ParseError {
    const token = this.peek()
    const found = token.kind === 'end' ? 'the text ends' : `found '${shortened(token)}'`
    return new ParseError(`expected ${wanted}, but ${found}`, token.kind === 'end' ? this.lastTokenEnd : token.at, hint)
  }

  /** Runs a parser that may recurse. */
  nested<Read>(read: () => Read): Read {
    if (this.#depth >= DEEPEST)
      throw new ParseError(
        `more than ${DEEPEST} levels of nesting`,
        this.peek().at,
        'split it into several rules',
        'too-large',
      )
    this.#depth += 1
    const result = read()
    this.#depth -= 1
    return result
  }

  /** Recovers from an error: continues after the next full stop, or before the next directive. */
  recover(): void {
    this.#depth = 0
    while (this.peek().kind !== 'end' && this.peek().kind !== 'directive') if (this.next().text === '.') return
  }
}

function shortened({ text }: Token): string {
  const line = text.replaceAll(/\s/g, ' ')
  return line.length > 30 ? `${line.slice(0, 30)}…` : line
}
