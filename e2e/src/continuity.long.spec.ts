import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ storageState: sessionOf('game-master') })

const LAMP = 'locations/the-third-lamp'
/** The name of a hidden page of the demo campaign. */
const HIDDEN = 'The Foreclosure'

/** Adds a sentence at the end of the page, or removes it again. */
async function writeAtEnd(page: Page, change: (text: string) => string): Promise<void> {
  // The editor reports findings added since it was opened, so it must first know the earlier count.
  const isCounted = page.waitForResponse(
    (response) => response.request().postData()?.includes('countContinuity') === true && response.ok(),
  )
  await page.goto(`/${LAMP}/edit`)
  await isCounted
  await page.getByText('Whole file', { exact: true }).click()
  const file = page.getByRole('textbox', { name: 'The whole file' })
  await file.fill(change(await file.inputValue()))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published[.,]/).first()).toBeVisible()
}

test('[CON-6] [CON-12] a text that names a hidden page is found after publishing, and no longer after it is fixed', async ({
  page,
}) => {
  await page.goto('/admin/continuity')
  const found = page
    .getByRole('listitem')
    .filter({ hasText: `spells out “${HIDDEN}”` })
    .filter({ hasText: 'The Third Lamp' })
  await expect(page.getByText(/Last checked/)).toBeVisible()
  await expect(found).toHaveCount(0)

  await writeAtEnd(page, (text) => `${text.trimEnd()}\n\nEverybody waits for ${HIDDEN}.\n`)
  await page.getByRole('link', { name: '1 new continuity finding' }).click()
  await expect(found).toBeVisible()

  await writeAtEnd(page, (text) => text.replace(`\n\nEverybody waits for ${HIDDEN}.`, ''))
  await page.goto('/admin/continuity')
  await expect(found).toHaveCount(0)
})
