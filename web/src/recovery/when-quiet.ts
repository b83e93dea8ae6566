/** Until then the page loads its pictures and what the reader opens first. */
const SETTLED_AFTER_MS = 4000

/**
 * Calls `action` for what is likely to be needed later, once the page has settled. Does nothing if the user wants to save data. Returns a
 * function that cancels it.
 */
export function whenQuiet(action: () => void): () => void {
  return savesData() ? () => {} : whenSettled(action)
}

/** Calls `action` a while after the document has loaded, once the browser is idle. Returns a function that cancels it. */
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

/** While something moves, a browser whose frames take too long always has something to do. */
const IDLE_AWAITED_MS = 2000

/** Resolves when the browser has nothing else to do, or after a while; at once if it does not tell. */
export async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_AWAITED_MS }))
}

/** Whether the user wants to save data. Known in Chromium only. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
