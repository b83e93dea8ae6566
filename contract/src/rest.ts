import { idFromRoute } from './entity-id.ts'
import type { OperationName } from './operations.ts'

/** A GET endpoint for an operation, with the same answer and callers. */
export interface RestPath {
  /** `{id}` may be percent-encoded or two segments. Below a category, it may be the second part of an id alone. */
  readonly path: string
  readonly query: readonly string[]
  readonly operation: OperationName
  /** Builds the operation's parameters, not yet validated, from the path and the query string. */
  readonly params: (given: Readonly<Record<string, string | undefined>>) => object
}

/** Parses a number from a query string. The operation's validation handles anything else. */
const numeric = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text)

/** Removes missing and empty parameters, so optional parameters stay absent: `?type=item&tag=` has no tag. */
const given = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''))

/** The GET calls of section 7 of the specification. */
export const restPaths: readonly RestPath[] = [
  {
    path: '/api/entities',
    query: ['type', 'tag', 'text', 'sort', 'limit', 'after'],
    operation: 'listEntities',
    params: ({ type, tag, text, sort, limit, after }) =>
      given({ type, tag, text, sort, after, limit: numeric(limit), includeImages: true }),
  },
  { path: '/api/entities/{id}', query: [], operation: 'getEntity', params: ({ id }) => given({ id }) },
  {
    path: '/api/entities/{id}/properties/{name}',
    query: [],
    operation: 'getEntityProperty',
    params: ({ id, name }) => given({ id, name }),
  },
  {
    path: '/api/characters/{id}/inventory',
    query: [],
    operation: 'getInventory',
    params: ({ id }) => given({ id: id && idFromRoute('characters', id) }),
  },
  {
    path: '/api/search',
    query: ['q'],
    operation: 'searchEntities',
    // An empty `q` finds nothing. The operation refuses a missing one.
    params: ({ q }) => (q === undefined ? {} : { query: q }),
  },
]
