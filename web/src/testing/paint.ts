import { onTestFinished } from 'vitest'
import { server } from 'vitest/browser'

const { style } = parent.document.body

/** Makes the page transparent, so the browser lays it out and hit-tests it but doesn't paint it. */
export function leaveUnpainted(): void {
  if (server.config.browser.headless) style.opacity = '0'
}

/** Makes the browser paint the page until the end of the test. WebGL frames wait for one another only on a painted page. */
export function paint(): void {
  style.opacity = ''
  onTestFinished(leaveUnpainted)
}
