import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { findings, collectViolations, horizontalOverflowPx } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

test.use({ storageState: sessionOf('game-master') })

const LAMP = 'locations/the-third-lamp'

interface Source {
  readonly text: string
  readonly version: number
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
const sourceOf = async (page: Page) => (await callOperation(page, 'getSource', { id: LAMP })) as Source

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })

async function openEditor(page: Page): Promise<void> {
  await page.goto(`/${LAMP}/edit`)
  await expect(textOf(page)).toContainText('Every apprentice is told')
}

/** Replaces a word of the text, as somebody who writes. */
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
  await expect(page.getByText(/^Published, together with what others/)).toBeVisible()
  const both = text.replace('dull one', 'quiet one').replace('the stove smokes', 'the stove sulks')
  expect((await sourceOf(page)).text).toBe(both)

  // Nothing was written there since, so the editor shows what was published here.
  await expect(other.getByRole('textbox', { name: 'The whole file' })).toHaveValue(both)
  await replaceWord(page, 'the window looks west', 'the window looks south')
  await replaceWord(other, 'the window looks west', 'the window looks north')
  await publish(page)
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible()
  await publish(other)
  await expect(other.getByRole('heading', { name: 'One place was changed by both of you' })).toBeVisible()
  await expect(other.getByRole('insertion')).toHaveText(['north', 'south'])
  expect(await findings(other)).toEqual([])
  await other.getByRole('radio', { name: 'Theirs' }).check({ force: true })
  await other.getByRole('button', { name: 'Publish this' }).click()
  await expect(other.getByRole('heading', { name: 'One place was changed by both of you' })).toBeHidden()
  expect((await sourceOf(page)).text).toBe(both.replace('the window looks west', 'the window looks south'))
  expect(received).toEqual([])
})

test('[EDI-231] a draft survives a server that is killed and a tab that is closed', async ({
  context,
  page,
  server,
}) => {
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
    await textOf(page).tap()
    await page.keyboard.type(' [[ode')
    await expect(page.getByRole('option').first()).toBeVisible()
    const boxes = await page.getByRole('option').evaluateAll((rows) =>
      rows.map((row) => {
        const { left, right, height } = row.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && height >= 44
      }),
    )
    expect(new Set(boxes)).toEqual(new Set([true]))
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(await findings(page)).toEqual([])
  })
