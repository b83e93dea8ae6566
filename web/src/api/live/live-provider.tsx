import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

import { useMe } from '../session.ts'
import { LiveContext, Live } from './live.ts'
import type { ConnectOptions } from './receive.ts'
import { WaitingWrites } from './waiting-writes.ts'

/** Opens the live connection after the first render. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const me = useMe()
  const [table] = useState(() => ({ live: new Live(me.seq), writes: new WaitingWrites(me.user.id, queries) }))
  useEffect(() => {
    const unmounted = new AbortController()
    void connectUntil(unmounted.signal, { ...table, queries })
    return () => {
      unmounted.abort()
      table.writes.stop()
    }
  }, [table, queries])
  return <LiveContext value={table}>{children}</LiveContext>
}

/** If the code of the connection could not be fetched. */
const LOADED_AGAIN_AFTER_MS = 3000

/** The code of the connection is loaded separately, so that the first page does not wait for it. */
async function connectUntil(unmounted: AbortSignal, options: ConnectOptions): Promise<void> {
  const code = await import('./connect.ts').catch(() => null)
  if (unmounted.aborted) return
  if (code) unmounted.addEventListener('abort', code.connect(options))
  else setTimeout(() => void connectUntil(unmounted, options), LOADED_AGAIN_AFTER_MS)
}
