import { afterEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, server } from 'vitest/browser'

import { chooseLook, deviceLooks } from '#look/device-look.ts'
import { chooseScheme } from '#look/scheme.ts'
import { resetStores } from '#stores/store.ts'

import { leaveUnpainted } from './paint.ts'
import { pressFromWithin } from './press.ts'

const { element } = expect
/** Elements use the same timeout as other polls. By default Vitest waits until the test's timeout. */
expect.element = (target, options) => element(target, { ...server.config.expect.poll, ...options })

/** A browser that saves data preloads nothing, so tests don't depend on when the page is quiet. */
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

pressFromWithin()
leaveUnpainted()

/** The size of a phone. */
const [WIDTH_PX, HEIGHT_PX] = [414, 896]

/** All screen tests of a run share a page and its module state, so each test resets them. */
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  chooseScheme('device')
  for (const look of ['text-size', 'spacing', 'contrast', 'motion'] as const) chooseLook(look, deviceLooks[look][0])
  localStorage.clear()
  sessionStorage.clear()
  resetStores()
  document.body.replaceChildren()
  window.scrollTo(0, 0)
  if (innerWidth !== WIDTH_PX || innerHeight !== HEIGHT_PX) await page.viewport(WIDTH_PX, HEIGHT_PX)
})
