import type { QueryClient } from '@tanstack/react-query'

/** What the live connection never changes. */
const CONSTANT = new Set(['config', 'sign-in-provider', 'link'])
/** What a change of the world leaves valid: rolls arrive one by one. */
const NOT_WORLD = new Set([...CONSTANT, 'getRolls', 'getThrow'])

export function invalidateAll(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !CONSTANT.has(String(queryKey[0])) })
}

export function invalidateWorld(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !NOT_WORLD.has(String(queryKey[0])) })
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
