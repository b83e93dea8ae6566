/** By then the page has loaded its pictures and whatever the reader opened first. */
const SETTLED_AFTER_MS = 4000

/**
 * Calls `action` once the page has settled, to prefetch code and data for later. Does nothing if the user saves data. Returns a function that cancels
 * it.
 */
export function whenQuiet(action: () => void): () => void {
  return savesData() ? () => {} : whenSettled(action)
}

/** Calls `action` some time after the document has loaded, once the browser is idle. Returns a function that cancels it. */
export function whenSettled(action: () => void): () => void {
  const cancelled = new AbortController()
  const { signal } = cancelled
  const act = async () => {
    await idle()
    if (!signal.aborted) action()
  }
  const wait = () => setTimeout(() => void act(), SETTLED_AFTER_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
  return () => cancelled.abort()
}

/** During an animation, a browser on a slow device is never idle. */
const IDLE_AWAITED_MS = 2000

/** Resolves when the browser is idle, or after a timeout; at once if the browser doesn't support idle callbacks. */
export async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_AWAITED_MS }))
}

/** Whether the user saves data. Only Chromium reports it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
