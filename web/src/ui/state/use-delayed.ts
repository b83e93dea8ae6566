import { useEffect, useState } from 'react'

/** The last value that stayed the same for `forMs`; the first counts at once. */
export function useSettled<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}

/** Whether the work named by `key` has been going on for longer than `afterMs`; `null` is no work. */
export function useSlow(key: string | number | null, afterMs: number): boolean {
  const [slow, setSlow] = useState<string | number | null>(null)
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setSlow(key), afterMs)
    return () => clearTimeout(timer)
  }, [key, afterMs])
  return key !== null && slow === key
}
