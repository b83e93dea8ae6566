import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '@waybook/contract'

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
