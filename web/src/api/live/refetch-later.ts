import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '@waybook/contract'

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

/** Changes that contain their values, so that only a page that shows an open session, or what is new, refetches for them. */
const collected: ReadonlySet<LiveChange['kind']> = new Set(['roll', 'dynamic', 'inventory', 'activeScene'])

/** Several changes within this time are refetched together. */
const SETTLES_MS = 500

/** Returns a function that refetches the open session and what is new, if a page shows it, after a change that the session collects. */
export function sessionRefetcher(queries: QueryClient): (change: LiveChange) => void {
  let isDue = false
  return ({ kind }) => {
    if (isDue || !collected.has(kind)) return
    isDue = true
    setTimeout(() => {
      isDue = false
      for (const name of ['getSession', 'getChangesSinceVisit']) void queries.invalidateQueries({ queryKey: [name] })
    }, SETTLES_MS)
  }
}
