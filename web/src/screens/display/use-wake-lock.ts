import { useEffect } from 'react'

/** Keeps the screen on while the page is seen, where browsers can. They let go of it whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    const ended = new AbortController()
    let held: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen')
      if (ended.signal.aborted) await lock.release()
      else held = lock
    }
    // A browser that saves power refuses.
    const tryToHold = () => void hold().catch(() => undefined)
    tryToHold()
    document.addEventListener('visibilitychange', tryToHold, { signal: ended.signal })
    return () => {
      ended.abort()
      void held?.release()
    }
  }, [])
}
