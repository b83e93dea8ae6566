/** The lines of an answer, or a readable error. */
export type FactsAnswer = { readonly lines: readonly string[] } | { readonly error: string }

/** Reads the body of an answered query. Every error begins with 'Error: ', whatever the server sends. */
export function readFacts(answer: unknown): FactsAnswer {
  if (typeof answer !== 'object' || answer === null) return asError('no answer')
  if ('error' in answer) return asError(answer.error)
  return { lines: 'rows' in answer && Array.isArray(answer.rows) ? answer.rows.map(String) : [] }
}

export function asError(message: unknown): { readonly error: string } {
  const text = typeof message === 'string' && message !== '' ? message : 'Unknown error'
  return { error: text.startsWith('Error: ') ? text : `Error: ${text}` }
}
