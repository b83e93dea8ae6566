import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

test.use({ storageState: sessionOf('kessa') })

const ENTITY_CODE = '**/assets/entity-screen-*.js'

async function openList(page: Page) {
  await page.goto('/items?text=wick-knife')
  const link = page.getByRole('main').getByRole('link', { name: 'Wick-knife' })
  await expect(link).toBeVisible()
  return link
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Responds to the first requests for the code like an updated server. */
async function missTheCode(page: Page, times: number) {
  const refuse = { status: 404, body: 'Not found' }
  await page.route(ENTITY_CODE, async (route) => await route.fulfill(refuse), { times })
}

test('[SCR-72] a click requests the code of an entity’s page again if hovering the link could not load it', async ({
  page,
}) => {
  const link = await openList(page)
  await missTheCode(page, 1)
  const refused = page.waitForResponse(ENTITY_CODE)
  await link.hover()
  expect((await refused).status()).toBe(404)
  await expect(heading(page)).toHaveText('Items')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await link.click()
  await expect(heading(page)).toHaveText('Wick-knife')
  expect(documents).toBe(0)
})

test('[SCR-72] an entity’s page whose code is missing reloads and then appears', async ({ page }) => {
  const link = await openList(page)
  await missTheCode(page, 2)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  // By keyboard, because a hovering pointer would load the code first.
  await link.press('Enter')
  await loaded
  await expect(heading(page)).toHaveText('Wick-knife')
})
