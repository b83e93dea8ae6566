import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Ways {
  readonly reducedMotion?: 'reduce'
  /** Runs before the page's own code. */
  readonly init?: () => void
  /** Scripts that the server no longer has. */
  readonly missing?: RegExp
}

/** Opens a page as Kessa's player and waits for the live connection. */
async function watch(browser: Browser, { init, missing, ...options }: Ways = {}): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf('kessa'), ...options })).newPage()
  if (init) await page.addInitScript(init)
  if (missing) await page.route(missing, async (route) => await route.fulfill({ status: 404, body: 'Not found' }))
  const welcomed = async () => {
    const socket = await page.waitForEvent('websocket')
    await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"welcome"'))
  }
  await Promise.all([welcomed(), page.goto('/rules')])
  return page
}

/** Dice that do not fly by then never will. */
const FLIGHT_MAX_MS = 10_000

/** The line about rolls that were not made in this page's tray. */
const rollLine = (page: Page) => page.getByRole('status', { name: 'Rolls by others' }).getByRole('button')
const resultOn = (page: Page) =>
  page.getByRole('dialog', { name: 'Dice Roller' }).getByRole('region', { name: 'Result' })

const roll = async (page: Page, reason: string) =>
  await callOperation(page, 'rollDice', { pool: '2g1y1p', reason, audience: 'self' })

const diceViewOn = (page: Page) => page.locator('[data-seen=true]')

/** Rolls, and opens the roll with its dice when the page announces it. */
async function open(page: Page, reason: string): Promise<void> {
  await roll(page, reason)
  await expect(rollLine(page)).toContainText(reason)
  await rollLine(page).click()
  await expect(resultOn(page)).toContainText(reason)
  await expect(resultOn(page).getByRole('list', { name: 'Dice' }).getByRole('listitem')).toHaveCount(4)
}

async function seeFlat(page: Page, reason: string): Promise<void> {
  await open(page, reason)
  await expect(diceViewOn(page)).toHaveCount(0)
}

test('[TRAY-14] a roll whose dice were thrown on the page opens when its line is pressed', async ({ browser }) => {
  const page = await watch(browser, { init: () => localStorage.setItem('waybook-dice', '3d') })
  // A busy server sends no flight. Then the dice are shown flat.
  await expect(async () => {
    await roll(page, 'on the stage')
    await expect(diceViewOn(page)).toHaveCount(1, { timeout: FLIGHT_MAX_MS })
    await expect(rollLine(page)).toContainText('on the stage')
    // The line disappears after a while. On a slow page, it may be gone before the press.
    await rollLine(page).click({ timeout: FLIGHT_MAX_MS })
  }).toPass()
  await expect(resultOn(page)).toContainText('on the stage')
})

test('[THR-9] without WebGL the dice are shown flat immediately', async ({ browser }) => {
  const init = () => {
    localStorage.setItem('waybook-dice', '3d')
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  }
  const page = await watch(browser, { init })
  await seeFlat(page, 'without WebGL')
})

test('[THR-9] with reduced motion the dice are shown flat immediately', async ({ browser }) => {
  const page = await watch(browser, { reducedMotion: 'reduce' })
  await seeFlat(page, 'in peace')
})

test('[THR-61] losing the WebGL context ends the flight and shows the result', async ({ browser }) => {
  const init = () => {
    localStorage.setItem('waybook-dice', '3d')
    // oxlint-disable-next-line typescript/unbound-method -- it is applied to its canvas
    const real = HTMLCanvasElement.prototype.getContext
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, ...asked: unknown[]) {
      const context: unknown = Reflect.apply(real, this, asked)
      if (context instanceof WebGL2RenderingContext)
        queueMicrotask(() => context.getExtension('WEBGL_lose_context')?.loseContext())
      return context
    })
  }
  const page = await watch(browser, { init })
  await seeFlat(page, 'on a chip')
})

test('[THR-60] dice whose code is missing are shown flat immediately', async ({ browser }) => {
  const page = await watch(browser, { missing: /flying-dice-/ })
  await seeFlat(page, 'without a stage')
})

test('[THR-60] a roll is announced as text if the code of its line is missing', async ({ browser }) => {
  const page = await watch(browser, { missing: /roll-toast-/ })
  await roll(page, 'without a line')
  await expect(page.getByRole('status').filter({ hasText: /^Maren: (Succeeds by|Fails by|Fails,) / })).toBeVisible()
})

test('[THR-5] a result waits at most five seconds for the code that draws its dice', async ({ browser }) => {
  const init = () => {
    localStorage.setItem('waybook-dice', '3d')
    // A browser that saves data does not load the code in advance.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  }
  const page = await watch(browser, { init })
  await page.route(/show-throw-/, async () => await new Promise(() => {}))
  await seeFlat(page, 'on a slow line')
})
