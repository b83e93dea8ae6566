import type { FactRows } from './fact-rows.ts'
import type { KnownName, OpenText } from './spelled-names.ts'

/** A message to the thread that evaluates queries. `facts` names the set of facts of one scope at one point of the change log. */
export type QueryOrder =
  | { readonly kind: 'load'; readonly facts: string; readonly rows: FactRows }
  /** All rows have been loaded: prepare the facts. The answer has no rows. */
  | { readonly kind: 'build'; readonly facts: string }
  | { readonly kind: 'drop'; readonly facts: string }
  | { readonly kind: 'ask'; readonly facts: string; readonly query: string; readonly milliseconds: number }
  | NameSearch

/** Search texts for names. This needs no set of facts. */
export interface NameSearch {
  readonly kind: 'findNames'
  readonly names: readonly KnownName[]
  readonly texts: readonly OpenText[]
}

/** The answer to all orders except `load` and `drop`: lines of tab-separated values, or a readable error. */
export type QueryAnswer = { readonly rows: string[] } | { readonly error: string }

export function isQueryAnswer(message: unknown): message is QueryAnswer {
  return typeof message === 'object' && message !== null && ('rows' in message || 'error' in message)
}
