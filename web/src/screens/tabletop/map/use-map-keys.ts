import type { KeyboardEvent } from 'react'

import { selectToken } from '../selected-token.ts'
import { useTable } from '../table-context.ts'
import { useTokenKeys } from '../token/use-token-keys.ts'
import type { Sight } from './sight.ts'
import { tokenAt } from './use-token-drag.ts'

interface MapActions {
  readonly sight: Sight
  readonly ping: () => void
}

/** What keys do while the map, or a token on it, has the focus. */
export function useMapKeys({ sight, ping }: MapActions): (event: KeyboardEvent) => void {
  const { tokens } = useTable()
  const press = useTokenKeys()
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    '+': sight.zoomIn,
    '=': sight.zoomIn,
    '-': sight.zoomOut,
    0: sight.fit,
    p: ping,
    Escape: () => selectToken(null),
    ArrowLeft: () => sight.pan(-1, 0),
    ArrowRight: () => sight.pan(1, 0),
    ArrowUp: () => sight.pan(0, -1),
    ArrowDown: () => sight.pan(0, 1),
  }
  return (event) => {
    const token = tokenAt(event, tokens)
    if (token) press(token, event)
    if (event.isPropagationStopped() || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
