import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { recordSent } from './record-sent.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

const NAME = 'The Comptroller'
const ADDRESS = '/characters/the-comptroller'

async function openAs(who: 'game-master' | 'kessa', browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  await page.goto('/characters')
  await expect(page.getByRole('main').getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  return page
}

test('[VIS-2] the game master finds a hidden character in the list, by search and by URL', async ({ browser }) => {
  const page = await openAs('game-master', browser)
  await page.getByRole('main').getByRole('searchbox').fill('comptroller')
  // The list moves under the pointer until it is filtered.
  await expect(page.getByRole('main').getByText(/^2 of \d+ characters$/)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: NAME })
  await expect(card).toContainText('Hidden from players')
  await card.getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Hidden from players')

  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('comptroller')
  await page.getByRole('option', { name: new RegExp(`^${NAME}`) }).click()
  await expect(page).toHaveURL(ADDRESS)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await page.context().close()
})

test('[VIS-2] a player cannot find it, and nothing sent to them contains it', async ({ browser }) => {
  const page = await openAs('kessa', browser)
  const sent = await recordSent(page, /\/api\/|\/characters/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toHaveCount(0)

  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('comptroller')
  await expect(page.getByText(/^Nothing found|\d results?$/)).toBeAttached()
  await expect(page.getByRole('option', { name: new RegExp(`^${NAME}`) })).toHaveCount(0)

  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: 'Character not found' })).toBeVisible()
  expect(sent()).toContain('"name":"Kessa Vane"')
  expect(sent()).not.toContain(`"name":"${NAME}"`)
  await page.context().close()
})
