import { expect, type Page } from '@playwright/test'

import { LAMP, openEditor, sourceOf, tapText, textOf } from './editing.ts'
import { test } from './journey.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ storageState: sessionOf('game-master') })

test('[EDI-231] a draft survives a killed server and a closed tab', async ({ context, page, server }) => {
  await openEditor(page)
  const { text } = await sourceOf(page)
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' It smells of eels.')
  await server.stop('SIGKILL')
  await expect(page.getByText(/^saved on this device only/)).toBeAttached()
  await page.close()
  await server.start()
  const later = await context.newPage()
  await later.goto(`/${LAMP}/edit`)
  await expect(later.getByText('Draft', { exact: true })).toBeVisible()
  await later.getByText('Whole file', { exact: true }).click()
  await expect(later.getByRole('textbox', { name: 'The whole file' })).toHaveValue(/It smells of eels\.$/)
  expect((await sourceOf(later)).text).toBe(text)
  await later.keyboard.press('Control+s')
  await expect(later.getByText('Published. Readers see it now.')).toBeVisible()
  expect((await sourceOf(later)).text).toContain('It smells of eels.')
})

test('[EDI-230] readers load no byte of the editor', async ({ browser, page }) => {
  const scripts = async (reading: Page, walk: () => Promise<void>) => {
    const loaded: string[] = []
    reading.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(response.url())
    })
    await walk()
    await reading.waitForLoadState('networkidle')
    return loaded.filter((url) => /\.edit-|new-page-dialog|campaign-form/.test(url))
  }
  const reader = await (await browser.newContext({ storageState: sessionOf('kessa') })).newPage()
  const read = await scripts(reader, async () => {
    for (const path of ['/', '/locations', `/${LAMP}`]) {
      await reader.goto(path)
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
      await reader.waitForLoadState('networkidle')
    }
  })
  expect(read).toEqual([])
  expect(await scripts(page, async () => await openEditor(page))).not.toEqual([])
})

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 820, colorScheme: 'light' },
] as const)
  test(`[EDI-230] the list of links is accessible and fits at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      storageState: sessionOf('game-master'),
      viewport: { width, height: 740 },
      hasTouch: true,
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await openEditor(page)
    await tapText(page)
    await page.keyboard.type(' [[ode')
    const suggested = page.getByRole('listbox').getByRole('option')
    await expect(suggested.first()).toBeVisible()
    const boxes = await suggested.evaluateAll((rows) =>
      rows.map((row) => {
        const { left, right, height } = row.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && height >= 44
      }),
    )
    expect(new Set(boxes)).toEqual(new Set([true]))
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(await findings(page)).toEqual([])
  })
