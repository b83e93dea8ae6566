import type { Place } from '../syntax.ts'

export interface Token {
  readonly kind: 'name' | 'integer' | 'float' | 'symbol' | 'mark' | 'directive' | 'end'
  /** As written; of a directive with its dot, of a symbol what stands between the quotes with escapes resolved. */
  readonly text: string
  /** Of integers and floats. */
  readonly value: number
  readonly at: Place
}
