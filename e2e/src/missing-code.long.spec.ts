import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

const PROFILE_CODE = '**/assets/profile-*.js'

test.use({ storageState: sessionOf('kessa') })

/** Responds to requests for Profile's code like a server that has just been updated: `times` times, or until unrouted. */
async function missTheCode(page: Page, times?: number) {
  await page.route(
    PROFILE_CODE,
    async (route) => await route.fulfill({ status: 404, body: 'Not found' }),
    times === undefined ? {} : { times },
  )
}

/** Counts the documents that the page loads. */
function documents(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return documents(page)
}

/** Goes by keyboard, because a pointer that hovers the link would load the code first. */
const goToProfile = async (page: Page) => await page.locator('header a[href="/profile"]').press('Enter')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[SCR-72] a page whose code is missing reloads and then appears', async ({ page }) => {
  const loaded = await openHome(page)
  // The code is missing on the retry too.
  await missTheCode(page, 2)
  await goToProfile(page)
  await expect(heading(page)).toHaveText('Profile')
  expect(loaded()).toBe(1)
})

test('[SCR-72] the page reloads only once; then it shows a message, and continues when the code is available', async ({
  page,
}) => {
  const loaded = await openHome(page)
  await missTheCode(page)
  await goToProfile(page)
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded/)
  await page.waitForLoadState('networkidle')
  expect(loaded()).toBe(1)

  await page.unroute(PROFILE_CODE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Profile')
  expect(loaded()).toBe(2)
})

test('[SCR-72] hovering a link does not reload the page', async ({ page }) => {
  const loaded = await openHome(page)
  await missTheCode(page)
  const refused = page.waitForResponse(PROFILE_CODE)
  await page.locator('header a[href="/profile"]').hover()
  await refused
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('The Drowned Road')
  expect(loaded()).toBe(0)
})
