import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveChange, QuestionName } from '@waybook/contract'

/** What the live connection never changes. */
const CONSTANT = new Set(['config', 'sign-in-provider', 'link'])

/** Changes that come without new values: what they touch is refetched. */
export type Touching = Extract<
  LiveChange,
  { kind: 'import' | 'visibility' | 'picture' | 'grants' | 'settings' | 'members' }
>

const ENTITIES = ['import', 'visibility'] as const
const PICTURED = [...ENTITIES, 'picture'] as const

/** By which changes an answer becomes stale. Rolls, jobs and the like come with their values; a question that is missing here does not compile. */
const staleAfter: Readonly<Record<QuestionName | 'me', readonly Touching['kind'][]>> = {
  me: ['import', 'grants', 'settings'],
  getEntity: PICTURED,
  getEntityProperty: ENTITIES,
  getEntities: PICTURED,
  listEntities: PICTURED,
  countTags: ENTITIES,
  searchEntities: PICTURED,
  getCharacterDynamic: [...ENTITIES, 'grants'],
  getInventory: ENTITIES,
  getSceneDetails: PICTURED,
  getSceneEntities: PICTURED,
  getSceneTransitions: ENTITIES,
  getActiveScene: ENTITIES,
  getTokens: PICTURED,
  getTableHistory: ENTITIES,
  getRemovedImages: PICTURED,
  getImagePrompt: [...PICTURED, 'settings'],
  rawQuery: [...ENTITIES, 'grants'],
  getFactsSchema: [],
  getRolls: [],
  getThrow: [],
  getGrants: ['import', 'grants'],
  getSettings: ['import', 'settings'],
  getMembers: ['import', 'members'],
  listApiKeys: ['members'],
  getBackups: ['members'],
  getEnvironment: [],
  getJobs: ['import'],
  getJob: ['import'],
}

export function invalidateAll(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !CONSTANT.has(String(queryKey[0])) })
}

/** Refetches what these changes touch, once for all of them. Of a picture that is what names its entity, and what is still on its way. */
export function invalidateTouched(queries: QueryClient, changes: readonly Touching[]): void {
  const isTouched = (query: Query) => changes.some((change) => touches(change, query))
  void queries.invalidateQueries({ predicate: isTouched })
}

function touches(change: Touching, { queryKey, state }: Query): boolean {
  const [name] = queryKey
  if (!isKnown(name) || !staleAfter[name].includes(change.kind)) return false
  if (change.kind !== 'picture' || name === 'getTokens' || state.data === undefined) return true
  return JSON.stringify([queryKey, state.data]).includes(JSON.stringify(change.entityId))
}

function isKnown(name: unknown): name is keyof typeof staleAfter {
  return typeof name === 'string' && Object.hasOwn(staleAfter, name)
}

export function invalidateJobs(queries: QueryClient): void {
  for (const operation of ['getJobs', 'getJob']) void queries.invalidateQueries({ queryKey: [operation] })
}

/**
 * An answer that is on its way may have been given before the change. Once it is there the query is invalidated, even if the page that
 * waits for it does not show it yet and the library therefore counts no observer.
 */
export function invalidateIfFetching(queries: QueryClient, queryKey: readonly unknown[]): void {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const invalidate = async () => await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // `fetch` returns the promise of the request that is under way.
    void query.fetch().then(invalidate, invalidate)
  }
}
