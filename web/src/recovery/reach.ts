import { Problem } from '@waybook/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** A small file that the server sends to everyone. */
const ASKED_FOR = '/favicon.svg'
const ANSWERED_WITHIN_MS = 5000
const ASKED_EVERY_MS = 3000

/** Whether a request failed because the server could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && error.id === 'unavailable'
}

/** Whether the server responds. A proxy that cannot reach it responds with a status of 500 or more. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
    const { status } = await fetch(ASKED_FOR, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/** The result of the user's retry; `null` before the first. */
type Tried = 'trying' | 'failed' | null

/** While mounted, calls `onReachable` when the server responds. It asks the server regularly, when the browser is back online, and on `tryNow`. */
export function useWhenReachable(onReachable: () => void) {
  const goOn = useEffectEvent(onReachable)
  const [isAsking, setAsking] = useState(false)
  const [tried, setTried] = useState<Tried>(null)
  useEffect(() => {
    const ask = () => setAsking(true)
    const timer = setInterval(() => navigator.onLine && ask(), ASKED_EVERY_MS)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [])
  useEffect(() => {
    if (!isAsking) return
    const unmounted = new AbortController()
    const ask = async () => {
      const reachable = await isServerReachable()
      if (unmounted.signal.aborted) return
      setAsking(false)
      setTried((before) => (before === 'trying' ? 'failed' : before))
      if (reachable) goOn()
    }
    void ask()
    return () => unmounted.abort()
  }, [isAsking])
  const tryNow = () => {
    setTried('trying')
    setAsking(true)
  }
  return { tried, tryNow }
}
