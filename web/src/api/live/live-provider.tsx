import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

import { useWithoutContact } from '../offline/offline-state.ts'
import { meQuery, useMe } from '../session.ts'
import { LiveContext, Live } from './live.ts'
import type { ConnectOptions } from './receive.ts'
import { WaitingWrites } from './waiting-writes.ts'

/** Opens the live connection after the first render, or after the first contact with the server. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const me = useMe()
  const [table] = useState(() => ({ live: new Live(me.seq), writes: new WaitingWrites(me.user.id, queries) }))
  const isWithoutContact = useWithoutContact()
  useEffect(() => {
    const unmounted = new AbortController()
    // Nothing is sent or received before the server confirms the account.
    if (!isWithoutContact) {
      table.live.startAfter(queries.getQueryData(meQuery.queryKey)?.seq ?? 0)
      unmounted.signal.addEventListener('abort', table.writes.start())
      void connectUntil(unmounted.signal, { ...table, queries })
    }
    return () => unmounted.abort()
  }, [table, queries, isWithoutContact])
  return <LiveContext value={table}>{children}</LiveContext>
}

/** Used if the code of the connection could not be fetched. */
const LOADED_AGAIN_AFTER_MS = 3000

/** Loads the code of the connection separately, so the first page doesn't wait for it. */
async function connectUntil(unmounted: AbortSignal, options: ConnectOptions): Promise<void> {
  const code = await import('./connect.ts').catch(() => null)
  if (unmounted.aborted) return
  if (code) unmounted.addEventListener('abort', code.connect(options))
  else setTimeout(() => void connectUntil(unmounted, options), LOADED_AGAIN_AFTER_MS)
}
