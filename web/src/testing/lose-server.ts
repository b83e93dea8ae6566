import { onTestFinished, vi } from 'vitest'

/**
 * Makes every request fail, until the returned function is called. The browser stays offline until the end of the test, or until
 * `comeOnline`, so that the page does not ask the server in between by itself.
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

/** The browser notices that it has a network again. */
export function comeOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}
