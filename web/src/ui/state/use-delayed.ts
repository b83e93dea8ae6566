import { useEffect, useState } from 'react'

/** The last value that stayed unchanged for `forMs`. The first value counts immediately. */
export function useDebounced<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}

/** A faster save shows no busy state. Clicks during the save are collected and sent after it (decision 0024). */
export const SLOW_SAVE_MS = 400

/** Whether the work identified by `key` has taken longer than `afterMs`. `null` means that there is no work. */
export function useSlow(key: string | number | null, afterMs: number): boolean {
  const [slow, setSlow] = useState<string | number | null>(null)
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setSlow(key), afterMs)
    return () => clearTimeout(timer)
  }, [key, afterMs])
  return key !== null && slow === key
}
