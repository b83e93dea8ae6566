import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds until a moment, in milliseconds as of `Date.now`; 0 from then on. */
export function useSecondsUntil(momentMs: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((momentMs - now) / SECOND_MS))
  const over = left === 0
  useEffect(() => {
    if (over) return
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(ticks)
  }, [over])
  return left
}
