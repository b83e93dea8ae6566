import type { Query, QueryClient } from '@tanstack/react-query'
import type { Me } from '@waybook/contract'

import { isUnreachable } from '#recovery/reach.ts'
import { viewAs } from '#stores/view-as.ts'

import { meQuery } from '../session.ts'
import { savesPages } from './choice.ts'
import { isRestored, isWithoutContact, noteRestored, setWithoutContact } from './offline-state.ts'
import { readSavedAnswers } from './offline-store.ts'
import { savedOwner } from './owner.ts'

/** How often the page asks the server whether it is back. */
const ASKED_EVERY_MS = 3000

/**
 * Starts the page from saved answers until the server responds. Returns their owner; `null` if nothing is saved for the account that was last signed
 * in here.
 */
export async function startFromSaved(queries: QueryClient): Promise<Me | null> {
  await restoreSaved(queries).catch(() => {})
  const me = queries.getQueryData(meQuery.queryKey)
  if (!me || !savesPages(me)) return null
  setWithoutContact(true)
  untilContact(queries)
  return me
}

/** Puts the saved answers and their times into the cache, unless the cached answer is newer. */
export async function restoreSaved(queries: QueryClient): Promise<void> {
  const account = savedOwner()
  if (account === null || viewAs() !== null) return
  for (const { hash, queryKey, data, at } of await readSavedAnswers(account)) {
    const query = queries.getQueryCache().build(queries, { queryKey })
    // Stays in memory however long the server is down.
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY })
    if (query.state.dataUpdatedAt >= at) continue
    query.setData(data, { updatedAt: at, manual: true })
    noteRestored(hash, at)
  }
}

/**
 * Call this when the server responds again, because it now decides what the viewer may see. Refetches saved answers on the page and drops all others.
 */
export function refetchRestored(queries: QueryClient): void {
  for (const query of queries.getQueryCache().findAll({ predicate: isRestored })) {
    if (query.isActive()) void askAnew(queries, query)
    else queries.getQueryCache().remove(query)
  }
}

async function askAnew(queries: QueryClient, query: Query): Promise<void> {
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  // The viewer may no longer see it.
  if (isRestored(query) && query.state.status === 'error' && !isUnreachable(query.state.error))
    query.setState({ data: undefined, dataUpdatedAt: 0 })
}

/**
 * Asks the server for the signed-in user until it responds. The answer removes the saved pages if the account is a different one, or nobody
 * (`session.ts`).
 */
function untilContact(queries: QueryClient): void {
  const over = new AbortController()
  const ask = async () => {
    if (!isWithoutContact()) return over.abort()
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    await queries.query({ ...meQuery, staleTime: 0, retry: false })
    if (!isWithoutContact()) return
    setWithoutContact(false)
    refetchRestored(queries)
  }
  const askNow = () => void ask().catch(() => {})
  const timer = setInterval(askNow, ASKED_EVERY_MS)
  over.signal.addEventListener('abort', () => clearInterval(timer))
  addEventListener('online', askNow, { signal: over.signal })
  document.addEventListener('visibilitychange', askNow, { signal: over.signal })
}
