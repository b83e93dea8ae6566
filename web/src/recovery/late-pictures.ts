/** How long to wait before each further attempt, in milliseconds. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 32_000] as const

/** How often each element has asked again. */
const attempts = new WeakMap<Element, number>()

/**
 * Asks again for pictures that could not be loaded, because the server answers without one while it prepares it. Returns a function that stops
 * watching. Errors and loads of pictures don't bubble, but can be captured.
 */
export function watchForLatePictures(): () => void {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  addEventListener('error', ({ target }) => askLater(target), options)
  addEventListener('load', ({ target }) => void (target instanceof Element && attempts.delete(target)), options)
  return () => watching.abort()
}

function askLater(target: EventTarget | null) {
  const attribute = target instanceof HTMLImageElement ? 'src' : target instanceof SVGImageElement ? 'href' : null
  if (attribute === null || !(target instanceof Element)) return
  const address = target.getAttribute(attribute)
  const attempt = attempts.get(target) ?? 0
  const pauseMs = PAUSES_MS[attempt]
  if (pauseMs === undefined || !address?.includes('/pictures/')) return
  attempts.set(target, attempt + 1)
  setTimeout(() => {
    // Another picture may be shown by now, or none.
    if (target.isConnected && target.getAttribute(attribute) === address) target.setAttribute(attribute, address)
  }, pauseMs)
}
