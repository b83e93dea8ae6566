import { tableWords } from '@waybook/messages/tableWords'
import { useState } from 'react'

import { useOnLive, type Ping } from '#api/live/live.ts'

import { announce } from '../announcer.tsx'

const placement = 'absolute origin-top-left transform-[scale(calc(1/var(--zoom,1)))_translate(-50%,-50%)]'

/** Shows pings at the same position for everyone. */
export function PingLayer() {
  return usePings().map(({ id, position, by }) => (
    <div
      key={id}
      aria-hidden="true"
      data-ping={by}
      style={{ left: `${position.x}%`, top: `${position.y}%` }}
      className={`${placement} pointer-events-none z-3 size-20`}
    >
      <span className="block size-full animate-ping-out rounded-round border-4 border-lamp" />
      <span className="absolute inset-7 rounded-round bg-lamp" />
      <span className="absolute top-full left-1/2 max-w-28 -translate-x-1/2 truncate map-label">{by}</span>
    </div>
  ))
}

const SHOWN_FOR_MS = 3000

/** The pings of the last few seconds. */
function usePings(): readonly (Ping & { readonly id: number })[] {
  const [{ pings }, setState] = useState<{ next: number; pings: readonly (Ping & { id: number })[] }>({
    next: 0,
    pings: [],
  })
  useOnLive('ping', (ping) => {
    setState(({ next, pings: others }) => ({ next: next + 1, pings: [...others, { ...ping, id: next }] }))
    setTimeout(() => setState(({ next, pings: [, ...later] }) => ({ next, pings: later })), SHOWN_FOR_MS)
    const { x, y } = ping.position
    announce(tableWords.pointsAt({ name: ping.by, x: Math.round(x), y: Math.round(y) }))
  })
  return pings
}
