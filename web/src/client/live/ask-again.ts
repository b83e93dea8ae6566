import type { QueryClient } from '@tanstack/react-query'

/**
 * An answer that is under way may have been given before the change: once it is there it is asked for anew, also where the
 * page that waits for it has not shown it yet and counts for the library as nobody.
 */
export function askAgainIfAsking(queries: QueryClient, queryKey: readonly unknown[]): void {
  for (const asking of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const again = async () => await queries.invalidateQueries({ queryKey: asking.queryKey, exact: true })
    // Answers the promise of what is under way.
    void asking.fetch().then(again, again)
  }
}
