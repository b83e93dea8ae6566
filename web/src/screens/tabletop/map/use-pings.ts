import { useState } from 'react'

import { useOnPing } from '../../../client/live/live-context.ts'
import type { Ping } from '../../../client/live/live.ts'
import { announce } from '../said.ts'

const SHOWN_FOR_MS = 3000

/** Where people just pointed. */
export function usePings(): readonly (Ping & { readonly id: number })[] {
  const [{ pings }, change] = useState<{ next: number; pings: readonly (Ping & { id: number })[] }>({
    next: 0,
    pings: [],
  })
  useOnPing((ping) => {
    change(({ next, pings: others }) => ({ next: next + 1, pings: [...others, { ...ping, id: next }] }))
    setTimeout(() => change(({ next, pings: [, ...later] }) => ({ next, pings: later })), SHOWN_FOR_MS)
    const { x, y } = ping.position
    announce(`${ping.by} points at ${Math.round(x)} percent across, ${Math.round(y)} percent down`)
  })
  return pings
}
