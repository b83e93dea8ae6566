import { onTestFinished } from 'vitest'
import { server } from 'vitest/browser'

const { style } = parent.document.body

/** Nobody looks at the page: it is laid out and hit as usual, but what is transparent is not painted. */
export function leaveUnpainted(): void {
  if (server.config.browser.headless) style.opacity = '0'
}

/** Has the page painted until the end of the test: frames that WebGL draws wait for one another only then. */
export function paint(): void {
  style.opacity = ''
  onTestFinished(leaveUnpainted)
}
