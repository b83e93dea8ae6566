import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { openAs } from './party.ts'

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('[PAP-1] [PAP-2] a player prints the own sheet on one side of A4 or Letter', async ({ browser }) => {
  const page = await openAs(browser, 'kessa', '/my-character')
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page).toHaveURL('/characters/kessa-vane/print')
  await expect(page.getByRole('article', { name: 'Kessa Vane: sheet' })).toContainText('Fowling sling')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
  await page.context().close()
})
