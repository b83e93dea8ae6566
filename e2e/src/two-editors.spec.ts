import { expect, type Page } from '@playwright/test'

import { openEditor, sourceOf } from './editing.ts'
import { test } from './journey.ts'
import { collectViolations, findings } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ storageState: sessionOf('game-master') })

/** Replaces a word of the text, like a writer. */
async function replaceWord(page: Page, word: string, other: string): Promise<void> {
  await page.getByText('Whole file', { exact: true }).click()
  const file = page.getByRole('textbox', { name: 'The whole file' })
  await file.fill((await file.inputValue()).replace(word, other))
}

const publish = async (page: Page) => await page.getByRole('button', { name: 'Publish', exact: true }).click()

test('[EDI-235] two people keep different words of one paragraph, and decide about the same word', async ({
  page,
  browser,
  baseURL,
}) => {
  const received = collectViolations(page, baseURL ?? '')
  const other = await (await browser.newContext({ storageState: sessionOf('game-master') })).newPage()
  await openEditor(page)
  await openEditor(other)
  const { text } = await sourceOf(page)

  await replaceWord(page, 'dull one', 'quiet one')
  await replaceWord(other, 'the stove smokes', 'the stove sulks')
  await publish(other)
  await expect(other.getByText('Published. Readers see it now.')).toBeVisible()
  await publish(page)
  await expect(page.getByText(/^Published, merged with changes by others/)).toBeVisible()
  const both = text.replace('dull one', 'quiet one').replace('the stove smokes', 'the stove sulks')
  expect((await sourceOf(page)).text).toBe(both)

  // The other editor has no new changes, so it shows the text published here.
  await expect(other.getByRole('textbox', { name: 'The whole file' })).toHaveValue(both)
  await replaceWord(page, 'the window looks west', 'the window looks south')
  await replaceWord(other, 'the window looks west', 'the window looks north')
  await publish(page)
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  await publish(other)
  await expect(other.getByRole('heading', { name: 'You both changed one place' })).toBeVisible()
  await expect(other.getByRole('insertion')).toHaveText(['north', 'south'])
  expect(await findings(other)).toEqual([])
  await other.getByRole('radio', { name: 'Theirs' }).check({ force: true })
  await other.getByRole('button', { name: 'Publish this' }).click()
  await expect(other.getByRole('heading', { name: 'You both changed one place' })).toBeHidden()
  expect((await sourceOf(page)).text).toBe(both.replace('the window looks west', 'the window looks south'))
  expect(received).toEqual([])
})
