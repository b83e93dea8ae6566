import type { OperationName } from './operations.ts'

/** An address by which an operation can be asked with GET. The answer and who may call are the operation's. */
export interface RestPath {
  /** `{id}` may come percent-encoded or as two segments. */
  readonly path: string
  readonly query: readonly string[]
  readonly operation: OperationName
  /** The operation's parameters, not yet validated, from what the path and the query hold. */
  readonly params: (given: Readonly<Record<string, string | undefined>>) => object
}

/** A number that a query string spells; what is none is left for the operation's own check to refuse. */
const numeric = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text)

/** Leaves out what was not given, so that an optional parameter stays absent. */
const given = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

/** The GET calls of the specification's section 7. */
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
  { path: '/api/characters/{id}/inventory', query: [], operation: 'getInventory', params: ({ id }) => given({ id }) },
  { path: '/api/search', query: ['q'], operation: 'searchEntities', params: ({ q }) => given({ query: q }) },
]
