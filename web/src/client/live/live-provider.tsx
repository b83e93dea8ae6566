import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

import { useMe } from '../me.ts'
import type { Connecting } from './connect.ts'
import { LiveContext } from './live-context.ts'
import { Live } from './live.ts'
import { WaitingWrites } from './waiting-writes.ts'

/** Connects the page to what happens at the table, once there is something to look at. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const me = useMe()
  const [table] = useState(() => ({ live: new Live(me.seq), writes: new WaitingWrites(me.user.id, queries) }))
  useEffect(() => {
    const leaving = new AbortController()
    void connectUntil(leaving.signal, { ...table, queries })
    return () => {
      leaving.abort()
      table.writes.stop()
    }
  }, [table, queries])
  return <LiveContext value={table}>{children}</LiveContext>
}

/** The connection's code is none of what the first page waits for. */
async function connectUntil(leaving: AbortSignal, connecting: Connecting): Promise<void> {
  const { connect } = await import('./connect.ts')
  if (!leaving.aborted) leaving.addEventListener('abort', connect(connecting))
}
