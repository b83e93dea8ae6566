import type { Query, QueryClient } from '@tanstack/react-query'
import type { Me } from '@waybook/contract'

import { viewAs } from '#stores/view-as.ts'

import { isUnreachable } from '../refusal.ts'
import { meQuery } from '../session.ts'
import { keepsPages } from './choice.ts'
import { isRestored, isWithoutContact, noteRestored, setWithoutContact } from './kept-state.ts'
import { readKept } from './kept-store.ts'
import { keptOwner } from './owner.ts'

/** How often the server is asked whether it is back. */
const ASKED_EVERY_MS = 3000

/**
 * Lets the page begin with what is kept, until the server answers. Returns whose it is; `null` if nothing is kept for the account that was last
 * signed in here.
 */
export async function startFromKept(queries: QueryClient): Promise<Me | null> {
  await restoreKept(queries).catch(() => {})
  const me = queries.getQueryData(meQuery.queryKey)
  if (!me || !keepsPages(me)) return null
  setWithoutContact(true)
  untilContact(queries)
  return me
}

/** Puts what is kept into the cache, with the times of the answers, where nothing newer is known. */
export async function restoreKept(queries: QueryClient): Promise<void> {
  const account = keptOwner()
  if (account === null || viewAs() !== null) return
  for (const { hash, queryKey, data, at } of await readKept(account)) {
    const query = queries.getQueryCache().build(queries, { queryKey })
    // It stays in memory, however long the server is away.
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY })
    if (query.state.dataUpdatedAt >= at) continue
    query.setData(data, { updatedAt: at, manual: true })
    noteRestored(hash, at)
  }
}

/** The server answers again, and decides from now on what may be seen. Kept answers that are shown are asked for anew; all others go. */
export function renewKept(queries: QueryClient): void {
  for (const query of queries.getQueryCache().findAll({ predicate: isRestored })) {
    if (query.isActive()) void askAnew(queries, query)
    else queries.getQueryCache().remove(query)
  }
}

async function askAnew(queries: QueryClient, query: Query): Promise<void> {
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  // The viewer may not see it any more.
  if (isRestored(query) && query.state.status === 'error' && !isUnreachable(query.state.error))
    query.setState({ data: undefined, dataUpdatedAt: 0 })
}

/** Asks who is signed in until the server answers. The answer removes what is kept if it is another account, or nobody (`session.ts`). */
function untilContact(queries: QueryClient): void {
  const over = new AbortController()
  const ask = async () => {
    if (!isWithoutContact()) return over.abort()
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    await queries.query({ ...meQuery, staleTime: 0, retry: false })
    if (!isWithoutContact()) return
    setWithoutContact(false)
    renewKept(queries)
  }
  const askNow = () => void ask().catch(() => {})
  const timer = setInterval(askNow, ASKED_EVERY_MS)
  over.signal.addEventListener('abort', () => clearInterval(timer))
  addEventListener('online', askNow, { signal: over.signal })
  document.addEventListener('visibilitychange', askNow, { signal: over.signal })
}
