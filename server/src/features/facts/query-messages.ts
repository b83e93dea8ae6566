import type { FactRows } from './fact-rows.ts'

/** What the thread of queries is told. `facts` names a set of facts: one sight at one point of the change log. */
export type QueryOrder =
  | { readonly kind: 'load'; readonly facts: string; readonly rows: FactRows }
  /** The facts are whole: make them ready; answered with no rows. */
  | { readonly kind: 'build'; readonly facts: string }
  | { readonly kind: 'drop'; readonly facts: string }
  | { readonly kind: 'ask'; readonly facts: string; readonly query: string; readonly milliseconds: number }

/** What it answers to each `build` and `ask`: lines of tab-separated values, or what is wrong as a person reads it. */
export type QueryAnswer = { readonly rows: string[] } | { readonly error: string }

export function isQueryAnswer(message: unknown): message is QueryAnswer {
  return typeof message === 'object' && message !== null && ('rows' in message || 'error' in message)
}
