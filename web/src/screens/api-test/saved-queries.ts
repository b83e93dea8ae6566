/** A question kept on the device, by a name. */
export interface SavedQuery {
  readonly name: string
  readonly query: string
}

/** Each account has its own: a game master's questions may name what players do not know. */
const keptAs = (userId: string) => `waybook-queries-${userId}`

export function savedQueries(userId: string): SavedQuery[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSavedQuery) : []
  } catch {
    return []
  }
}

/** A name that is there already gets the new text. Answers all, by name. */
export function saveQuery(userId: string, saved: SavedQuery): SavedQuery[] {
  const others = savedQueries(userId).filter(({ name }) => name !== saved.name)
  return keep(
    userId,
    [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name)),
  )
}

export function forgetQuery(userId: string, name: string): SavedQuery[] {
  return keep(
    userId,
    savedQueries(userId).filter((saved) => saved.name !== name),
  )
}

function keep(userId: string, queries: SavedQuery[]): SavedQuery[] {
  localStorage.setItem(keptAs(userId), JSON.stringify(queries))
  return queries
}

function isSavedQuery(value: unknown): value is SavedQuery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  )
}
