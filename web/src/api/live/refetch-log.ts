import type { QueryClient } from '@tanstack/react-query'

/** During a fight the log is not fetched more often than this. */
const AT_MOST_EVERY_MS = 1000

/** Returns a function to be called for each change, which has the log of the campaign fetched again if a page shows it. */
export function logRefetcher(queries: QueryClient): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      void queries.invalidateQueries({ queryKey: ['getLog'] })
    }, AT_MOST_EVERY_MS)
  }
}
