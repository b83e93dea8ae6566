import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { collectViolations, colourFindings, findings, horizontalOverflowPx } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

const LAMP = 'locations/the-third-lamp'

interface Viewing {
  readonly who: 'game-master' | 'kessa'
  readonly width: number
  readonly height: number
}

async function open(browser: Browser, path: string, { who, width, height }: Viewing): Promise<Page> {
  const context = await browser.newContext({
    storageState: sessionOf(who),
    viewport: { width, height },
    hasTouch: width < 500,
  })
  const page = await context.newPage()
  const welcomed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"welcome"')) resolve()
      }),
    )
  })
  await page.goto(path)
  await welcomed
  return page
}

/** Expects no accessibility violation in either color scheme, and no horizontal scrolling. */
async function expectWell(page: Page): Promise<void> {
  expect(await horizontalOverflowPx(page)).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

test('[PROP-289] a player proposes a change on a phone, the game master accepts it, and the player sees it at once', async ({
  browser,
  baseURL,
}) => {
  const gameMaster = await open(browser, '/', { who: 'game-master', width: 1440, height: 900 })
  const player = await open(browser, `/${LAMP}`, { who: 'kessa', width: 360, height: 740 })
  const received = [gameMaster, player].map((page) => collectViolations(page, baseURL ?? ''))

  await player.getByRole('link', { name: 'Propose a change' }).tap()
  const text = player.getByRole('textbox', { name: 'Text' })
  await expect(text).toContainText('Every apprentice is told')
  await expect(text).not.toContainText('secret')
  await expectWell(player)
  await text.tap()
  await player.keyboard.press('Control+Home')
  await player.keyboard.type('Mind the eleventh step, says [[walk')
  const suggested = player.getByRole('option', { name: /Walker’s Primer/ })
  await expect(suggested).toBeInViewport()
  await suggested.tap()
  await player.keyboard.type('. ')
  await player.getByText('Changes', { exact: true }).tap()
  await expect(player.getByRole('insertion')).toContainText(
    'Mind the eleventh step, says [[sourcebooks/the-walkers-primer|',
  )
  await player.getByRole('textbox', { name: 'Message to the game master' }).fill('I fell there.')
  await expectWell(player)

  // The draft stays on the device.
  await player.reload()
  await expect(text).toContainText('Mind the eleventh step')
  await player.getByRole('button', { name: 'Propose' }).tap()
  await expect(player.getByText('Sent to the game master.')).toBeVisible()

  await expect(gameMaster.getByText('A player proposes a change.')).toBeVisible()
  await gameMaster.getByRole('button', { name: /^Bram: your pages/ }).click()
  await gameMaster.getByRole('menuitem', { name: /^Proposals/ }).click()
  await expect(gameMaster.getByText('I fell there.')).toBeVisible()
  await expect(gameMaster.getByRole('insertion')).toContainText(
    'Mind the eleventh step, says [[sourcebooks/the-walkers-primer|',
  )
  await expectWell(gameMaster)
  await gameMaster.getByRole('button', { name: /^Accept/ }).click()
  await expect(gameMaster.getByText('No proposals are waiting.', { exact: false })).toBeVisible()

  await expect(player.getByText('Mind the eleventh step')).toBeVisible()
  await player.getByRole('button', { name: 'View' }).tap()
  await expect(player.getByText('Accepted')).toBeVisible()
  await expectWell(player)
  expect(received).toEqual([[], []])
})
