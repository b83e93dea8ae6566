import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '@waybook/contract'

/** The log is fetched at most this often during a fight. */
const AT_MOST_EVERY_MS = 1000

/** Returns a function to call for each change. It refetches the campaign's log if a page shows it. */
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

/** Changes that contain their values. Only a page that shows an open session or the news refetches for them. */
const collected: ReadonlySet<LiveChange['kind']> = new Set([
  'roll',
  'rollChanged',
  'dynamic',
  'inventory',
  'activeScene',
  'encounter',
  'experience',
])

/** Changes within this time cause one refetch. */
const SETTLES_MS = 500

/** Returns a function to call for each change. It refetches the open session, the news and the first steps after a change that they collect, if a page shows them. */
export function sessionRefetcher(queries: QueryClient): (change: LiveChange) => void {
  let isDue = false
  return ({ kind }) => {
    if (isDue || !collected.has(kind)) return
    isDue = true
    setTimeout(() => {
      isDue = false
      for (const name of ['getSession', 'getChangesSinceVisit', 'getBeginning'])
        void queries.invalidateQueries({ queryKey: [name] })
    }, SETTLES_MS)
  }
}
