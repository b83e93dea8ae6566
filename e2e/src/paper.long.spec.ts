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

test('[PAP-5] the weapons of the library are printed as cards', async ({ browser }) => {
  const page = await openAs(browser, 'game-master', '/world/library?kind=weapon')
  await page.getByRole('link', { name: 'Print cards' }).click()
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const pages = pagesOf(await page.pdf({ format: 'A4' })) ?? 0
  expect(pages).toBe(Math.ceil((await cards.count()) / 8))
  await page.context().close()
})

test('[PAP-6] the game master prints a text to read aloud on one page, without the rest of the scene', async ({
  browser,
}) => {
  const page = await openAs(browser, 'game-master', '/scenes/the-toll-gate')
  await page.getByRole('button', { name: 'Show as handout' }).first().click()
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed')
  })
  await page.getByRole('dialog', { name: 'Show as handout' }).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveClass(/printed/)
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.paper-handout')).toBeVisible()
  await expect(page.getByText('Tactical Info')).toBeHidden()
  await page.context().close()
})
