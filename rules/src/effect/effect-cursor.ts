import type { EffectToken } from './effect-tokens.ts'
import { amountSources, type EffectAmount } from './effect.ts'

/** Ends the parsing of a line. `parseEffect` returns it as a value. */
export class UnexpectedToken extends Error {
  readonly token: EffectToken
  /** What may stand there: words, or a description such as `a number`. */
  readonly expected: readonly string[]

  constructor(token: EffectToken, expected: readonly string[]) {
    super(`"${token.text}" is unexpected`)
    this.token = token
    this.expected = expected
  }
}

const ONE: EffectAmount = { base: 1, rank: 0, of: null }

/** Reads the tokens of a line one after another. */
export class EffectCursor {
  readonly #tokens: readonly EffectToken[]
  #place = 0
  /** What could have stood at the current place. */
  readonly #tried = new Set<string>()

  constructor(tokens: readonly EffectToken[]) {
    this.#tokens = tokens
  }

  get #now(): EffectToken {
    return this.#tokens[Math.min(this.#place, this.#tokens.length - 1)] ?? { kind: 'end', text: '', at: 0 }
  }

  #isNext(word: string): boolean {
    return this.#tokens[this.#place + 1]?.text === word
  }

  #advance(tokens = 1): void {
    this.#place += tokens
    this.#tried.clear()
  }

  #try(...words: readonly string[]): null {
    for (const word of words) this.#tried.add(word)
    return null
  }

  /** Adds what else could have stood there. */
  fail(expected: readonly string[]): never {
    throw new UnexpectedToken(this.#now, [...new Set([...expected, ...this.#tried])])
  }

  get isAtEnd(): boolean {
    return this.#now.kind === 'end'
  }

  /** Takes the current word if it is one of these; `null` otherwise. */
  take<Word extends string>(...words: readonly Word[]): Word | null {
    const { kind, text } = this.#now
    const found = kind === 'word' || kind === 'sign' ? words.find((word) => word === text) : undefined
    if (found === undefined) return this.#try(...words)
    this.#advance()
    return found
  }

  need<Word extends string>(words: readonly Word[]): Word {
    return this.take(...words) ?? this.fail(words)
  }

  /** Takes a number or words in quotes; `null` otherwise. */
  takeKind(kind: 'quote' | 'number'): string | null {
    const { text, kind: found } = this.#now
    if (found !== kind) return this.#try(kind === 'quote' ? 'words in quotes' : 'a number')
    this.#advance()
    return text
  }

  needQuote(): string {
    return this.takeKind('quote') ?? this.fail(['words in quotes'])
  }

  /** Takes any single word. */
  needWord(): string {
    const { kind, text } = this.#now
    if (kind !== 'word') return this.fail(['a word'])
    this.#advance()
    return text
  }

  /** An amount; 1 if there is none. */
  amountOrOne(): EffectAmount {
    return this.#amount() ?? ONE
  }

  needAmount(): EffectAmount {
    return this.#amount() ?? this.fail(['a number', 'rank', ...amountSources])
  }

  #amount(): EffectAmount | null {
    const of = this.take(...amountSources)
    if (of !== null) return { base: 0, rank: 0, of }
    if (this.take('rank') !== null) return { base: 0, rank: 1, of: null }
    const number = this.takeKind('number')
    if (number === null) return null
    const base = Number(number)
    if (this.#now.text === 'per' && this.#isNext('rank')) return this.#skip(2, { base: 0, rank: base, of: null })
    if (this.#now.text === '+' && this.#isNext('rank')) return this.#skip(2, { base, rank: 1, of: null })
    this.#try('per rank', '+ rank')
    return { base, rank: 0, of: null }
  }

  #skip(tokens: number, amount: EffectAmount): EffectAmount {
    this.#advance(tokens)
    return amount
  }

  /** Whether the words after `for` are a span of rounds and not people. */
  takeForUnless(people: readonly string[]): boolean {
    if (this.#now.text !== 'for' || people.some((word) => this.#isNext(word))) return false
    return this.take('for') !== null
  }
}
