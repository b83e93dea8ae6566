import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { Store, useStore } from '#stores/store.ts'

/** Whether the page started from saved answers because the server was unreachable, and has had no contact since. */
const start = new Store({ withoutContact: false })

export function useWithoutContact(): boolean {
  return useStore(start).withoutContact
}

export function isWithoutContact(): boolean {
  return start.get().withoutContact
}

export function setWithoutContact(withoutContact: boolean): void {
  start.change({ withoutContact })
}

/** The times of the cached answers that come from this device, by query hash. A newer answer has a different time. */
const restored = new Map<string, number>()

export function noteRestored(hash: string, at: number): void {
  restored.set(hash, at)
}

export function isRestored({ queryHash, state }: Query): boolean {
  return restored.get(queryHash) === state.dataUpdatedAt
}

/** Every page uses the signed-in user and the sign-in settings, so they say nothing about the age of its content. */
export function isOfEveryPage({ queryKey: [name] }: Query): boolean {
  return name === 'me' || name === 'config'
}

/** The time of the oldest saved answer on the page, in milliseconds since 1970; `null` if it shows none. */
function oldestShown(queries: QueryClient): number | null {
  if (restored.size === 0) return null
  const shown = queries.getQueryCache().findAll({ type: 'active', predicate: isRestored })
  const ofPage = shown.filter((query) => !isOfEveryPage(query))
  const times = (ofPage.length > 0 ? ofPage : shown).map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : null
}

export function useOldestShown(): number | null {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => oldestShown(queries),
  )
}
