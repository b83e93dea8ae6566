import { onTestFinished, vi } from 'vitest'

/**
 * Makes every request fail until the returned function is called. The browser stays offline until `comeOnline` or the end of the test, so the page
 * doesn't ask the server by itself in between.
 */
export function loseServer(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'onLine')
  })
  return () => void vi.unstubAllGlobals()
}

/** Makes the browser notice that it has a network again. */
export function comeOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}
