/** For browsers without `requestIdleCallback`. */
const IDLE_AFTER_MS = 1000

/**
 * Calls `action` once the document has loaded and the browser is idle, for what is likely to be needed later. Does nothing if the user
 * wants to save data, unless it loads `nothing`, or hardly anything. Returns a function that cancels it.
 */
export function whenQuiet(action: () => void, loads?: 'nothing'): () => void {
  const cancelled = new AbortController()
  const { signal } = cancelled
  const act = () => {
    if (!signal.aborted) action()
  }
  const waitUntilIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
    else setTimeout(act, IDLE_AFTER_MS)
  }
  if (loads !== 'nothing' && savesData()) return () => {}
  if (document.readyState === 'complete') waitUntilIdle()
  else addEventListener('load', waitUntilIdle, { once: true, signal })
  return () => cancelled.abort()
}

/** Known in Chromium only. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
