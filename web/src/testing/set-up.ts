import { afterEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, server } from 'vitest/browser'

import { askAsDisplay } from '#api/display-address.ts'
import { setWithoutContact } from '#api/kept/kept-state.ts'
import { chooseScheme } from '#look/scheme.ts'
import { announce } from '#screens/tabletop/announcer.tsx'
import { resetPanel } from '#screens/tabletop/panel/panel-open.ts'
import { resetChecks } from '#stores/checks.ts'
import { forgetChosenCharacter } from '#stores/chosen-character.ts'
import { resetRolls } from '#stores/current-roll.ts'
import { forgetDismissedHelp } from '#stores/dismissed-help.ts'
import { closeNewPage } from '#stores/new-page.ts'
import { hideNotice } from '#stores/notice.ts'
import { forgetAudiences } from '#stores/roll-audiences.ts'
import { askBeforeSignOut } from '#stores/sign-out.ts'
import { resetTray } from '#stores/tray.ts'

import { leaveUnpainted } from './paint.ts'
import { pressFromWithin } from './press.ts'

const { element } = expect
/** Elements use the same timeout as other polls; by default Vitest waits until the timeout of the test. */
expect.element = (target, options) => element(target, { ...server.config.expect.poll, ...options })

/** A browser that saves data loads nothing in advance, so that tests do not depend on when the page is quiet. */
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
  resetTray()
  forgetAudiences()
  resetRolls()
  resetChecks()
  closeNewPage()
  hideNotice()
  forgetChosenCharacter()
  forgetDismissedHelp()
  chooseScheme('device')
  resetPanel()
  askAsDisplay(false)
  setWithoutContact(false)
  askBeforeSignOut(null)
  announce('')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  window.scrollTo(0, 0)
  if (innerWidth !== WIDTH_PX || innerHeight !== HEIGHT_PX) await page.viewport(WIDTH_PX, HEIGHT_PX)
})
