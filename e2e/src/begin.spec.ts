import { expect, type Page } from '@playwright/test'

import { tapText, textOf } from './editing.ts'
import { test } from './journey.ts'
import { acceptLink } from './party.ts'

/** The page after the first location and the character that its text names. The outer ring writes ten pages. */
const further = [['/characters', 'New character…', 'character', 'Kessa Vane']] as const
const many = [
  ...further,
  ['/scenes', 'New scene…', 'scene', 'The toll gate'],
  ['/characters', 'New character…', 'character', 'Odo Brandreth'],
  ['/locations', 'New location…', 'location', 'The Third Lamp'],
  ['/items', 'New item…', 'item', 'A tide-bell'],
  ['/items', 'New item…', 'item', 'A wick-knife'],
  ['/organizations', 'New organization…', 'organization', 'The Third Watch'],
  ['/events', 'New event…', 'event', 'The short ebb'],
] as const
const pages = process.env['LONG'] === '1' ? many : further

/** An empty folder, and a tablet. */
test.use({
  setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/empty' } },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
})

const tap = async (page: Page, name: string) => await page.getByRole('button', { name, exact: true }).tap()

/** Creates a page in the open dialog. */
async function create(page: Page, type: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByText('Everyone', { exact: true }).tap()
  await dialog.getByRole('button', { name: `Create ${type}` }).tap()
  await expect(textOf(page)).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await tap(page, 'Publish')
  await expect(page.getByText(/^Published[.,]/)).toBeVisible()
}

test('[SCR-236] from an empty folder to a campaign with a party without leaving the browser at 820 px by touch', async ({
  page,
  server,
}) => {
  await acceptLink(page.request, await server.printedLink('Game master'), {
    firstName: 'Bram',
    email: 'bram@lowtarrow.example',
  })
  const began = Date.now()
  await page.goto('/')
  await tap(page, 'Name and tagline')
  const begin = page.getByRole('dialog', { name: 'Name and tagline' })
  await begin.getByRole('textbox', { name: 'Name' }).fill('The Wet Road')
  await begin.getByRole('textbox', { name: 'Tagline' }).fill('Bring boots.')
  await begin.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'The Wet Road' })).toBeVisible()

  await tap(page, 'New place')
  await create(page, 'location', 'Low Tarrow')
  await tapText(page)
  await page.keyboard.type('A town on stilts, kept by [[Old Marl')
  await page.getByRole('option', { name: /New page/ }).tap()
  await page.getByRole('dialog').getByRole('radio', { name: 'Rival' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Create character' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('textbox', { name: 'Description' }).fill('A town on stilts.')
  await publish(page)

  for (const [list, button, type, name] of pages) {
    await page.goto(list)
    await tap(page, button)
    await create(page, type, name)
    await tapText(page)
    await page.keyboard.type('Near [[Low')
    await page.getByRole('option', { name: /Low Tarrow/ }).tap()
    await page.keyboard.type(', and wet.')
    await expect(textOf(page)).toHaveText('Near [[locations/low-tarrow|Low Tarrow]], and wet.')
    await publish(page)
  }

  await page.goto('/characters/kessa-vane/edit#properties')
  await page.getByRole('textbox', { name: 'New tag' }).fill('party-member')
  await page.getByRole('region', { name: 'Tags' }).getByRole('button', { name: 'Add' }).tap()
  await expect(page.getByRole('button', { name: 'Remove the tag party-member' })).toBeVisible()
  await publish(page)
  await page.goto('/locations/low-tarrow')
  await expect(page.getByRole('main').getByRole('link', { name: 'Old Marl' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related' }).getByRole('link')).toHaveCount(pages.length)
  await page.goto('/characters')
  await expect(page.getByRole('list', { name: 'Party members' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Others' }).getByRole('listitem')).toHaveCount(
    pages.filter(([, , type]) => type === 'character').length,
  )
  expect(Date.now() - began).toBeLessThan(600_000)
})
