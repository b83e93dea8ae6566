import type { Place } from '../syntax.ts'

export interface Token {
  readonly kind: 'name' | 'integer' | 'float' | 'symbol' | 'mark' | 'directive' | 'end'
  /** The original text, with the dot of a directive. For a symbol, the text between the quotes with escapes resolved. */
  readonly text: string
  /** For integers and floats; otherwise 0. */
  readonly value: number
  readonly at: Place
}
