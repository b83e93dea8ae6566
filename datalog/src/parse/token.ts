import type { Place } from '../syntax.ts'

export interface Token {
  readonly kind: 'name' | 'integer' | 'float' | 'symbol' | 'mark' | 'directive' | 'end'
  /** As written, including the dot of a directive; for a symbol, the text between the quotes with escapes resolved. */
  readonly text: string
  /** For integers and floats; otherwise 0. */
  readonly value: number
  readonly at: Place
}
