import { expect, type Browser, type Page } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true, contextOptions: { reducedMotion: 'no-preference' } })

const phone = { width: 360, height: 740 }

async function openPhone(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionOf('kessa'), viewport: phone, hasTouch: true })
  const page = await context.newPage()
  // When the page has settled, it loads code in advance, the dialog of items last.
  const inAdvance = page.waitForResponse(/\/assets\/item-dialog-/)
  await page.goto(path)
  await inAdvance
  await page.waitForLoadState('networkidle')
  return page
}

const tray = (page: Page) => page.getByRole('dialog', { name: 'Dice Roller' })
const dice = (page: Page) => page.getByRole('button', { name: 'Dice', exact: true })

test('[SCR-74] the tray and the details of items open without a connection, and a page that was never visited opens when the connection returns', async ({
  browser,
}) => {
  const page = await openPhone(browser, '/my-character')
  const restore = await cutNetwork(page)

  await dice(page).tap()
  await tray(page).getByRole('button', { name: 'Add one boost die' }).tap()
  await tray(page).getByRole('button', { name: 'Roll Dice' }).tap()
  await expect(tray(page).getByText(/Local: rolled here without a connection/)).toBeVisible()
  await tray(page).getByRole('button', { name: 'Done' }).tap()

  await page.getByRole('tab', { name: /^Weapons/ }).tap()
  await page.getByRole('button', { name: 'Details of Wick-knife' }).tap()
  const item = page.getByRole('dialog', { name: 'Wick-knife' })
  await expect(item.getByText('items/wick-knife')).toBeVisible()

  await item.getByRole('link', { name: 'Open the item’s page' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Needs a connection')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText('Still no connection.')).toBeVisible()

  await restore()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wick-knife')
})

test('[SCR-73] a dialog whose code is not on the device says so, does not change the page, and opens when the connection returns', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('kessa'), viewport: phone, hasTouch: true })
  // A browser that saves data loads nothing in advance.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const page = await context.newPage()
  await page.goto('/my-character')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const restore = await cutNetwork(page)

  await dice(page).tap()
  await expect(tray(page).getByRole('alert')).toBeVisible()
  await expect(tray(page).getByText('Needs a connection')).toBeVisible()
  await page.goBack()
  await expect(tray(page)).toHaveCount(0)
  await expect(dice(page)).toBeFocused()

  await dice(page).tap()
  await restore()
  await expect(tray(page).getByRole('button', { name: 'Roll Dice' })).toBeVisible()
})

test('[SCR-73] without a network, a page says what it waits for, and shows the answer when it arrives', async ({
  browser,
}) => {
  const page = await openPhone(browser, '/my-character')
  const restore = await cutNetwork(page)
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('link', { name: 'The Party' }).tap()
  await expect(page.getByText(/Needs a connection/)).toBeVisible()
  await restore()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Party')
  await expect(page.getByRole('main').getByRole('link', { name: 'Odo' })).toBeVisible()
})

test('[LIV-21] a page that could not fetch the code of the live connection fetches it when it can', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('kessa') })
  await context.route('**/assets/afterwards-*.js', async (route) => await route.abort(), { times: 1 })
  const page = await context.newPage()
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/afterwards-'))
  const live = page.waitForEvent('websocket')
  await page.goto('/rules')
  await refused
  await live
})
