import { expect, type Browser, type Page } from '@playwright/test'

import { Finger } from './finger.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callerAs, callOperation, joinTable, setTable, tokenOf } from './table.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

async function open(
  browser: Browser,
  who: 'game-master' | 'kessa',
  device: typeof phone | typeof tablet,
  path: string,
) {
  const page = await (await browser.newContext({ storageState: sessionOf(who), ...device })).newPage()
  await page.goto(path)
  return { page, finger: new Finger(page) }
}

/** Whether an input has the focus, for which a phone would open its keyboard. */
const isKeyboardOpen = async (page: Page) =>
  await page.evaluate(() => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false)

/** The journeys share one fight. */
test.beforeAll(async ({ server }) => {
  const gameMaster = await callerAs('game-master', server.origin)
  await setTable(gameMaster, ['kessa-vane', true], ['odo-brandreth', true], ['the-comptroller', true])
  const withPages = ['kessa-vane', 'odo-brandreth', 'the-comptroller'].map((name) => ({
    characterId: `characters/${name}`,
  }))
  const combatants = [...withPages, { kind: 'minions', name: 'Raiders', size: 5 }]
  await callOperation(gameMaster, 'startEncounter', { combatants })
})

test('[SCR-313] a skill by the dice button takes 3 taps from Home', async ({ browser }) => {
  const { page, finger } = await open(browser, 'kessa', phone, '/')
  const dialog = page.getByRole('dialog')
  await finger.tap('Dice')
  await finger.tap(dialog.getByRole('button', { name: /^Stealth/ }))
  await finger.tap(dialog.getByRole('button', { name: /^Roll/ }))
  await expect(dialog.getByRole('heading', { name: /Succeeds|Fails/ })).toBeVisible()
  finger.expectAtMost(3)
})

test('[SCR-314] an attack takes 3 taps from the weapons of the sheet', async ({ browser }) => {
  const { page, finger } = await open(browser, 'kessa', phone, '/my-character#weapons')
  const dialog = page.getByRole('dialog')
  await finger.tap(
    page
      .getByRole('list', { name: 'Weapons' })
      .getByRole('button', { name: /^Attack/ })
      .first(),
  )
  await finger.tap(dialog.getByRole('list', { name: 'Targets' }).getByRole('button', { name: /Raiders/ }))
  await finger.tap(dialog.getByRole('button', { name: 'Roll', exact: true }))
  await expect(dialog.getByRole('region', { name: 'Result' })).toBeVisible()
  finger.expectAtMost(3)
})

test('[SCR-315] one hit point less takes 2 taps and no keyboard, on the sheet and on the table', async ({
  browser,
}) => {
  const { page, finger } = await open(browser, 'kessa', phone, '/my-character')
  for (const [path, left] of [
    ['/my-character', '11 / 12'],
    ['/vtt/dam3', '10 / 12'],
  ] as const) {
    await page.goto(path)
    await finger.tap('Change Hit Points')
    await finger.tap('Decrease Hit Points')
    await expect(page.getByRole('status', { name: 'Hit Points' })).toContainText(left)
    expect(await isKeyboardOpen(page)).toBe(false)
    finger.expectAtMost(2)
  }
})

test('[SCR-316] a phone opens the table at its own token, which nothing covers', async ({ browser }) => {
  for (const viewport of [phone.viewport, { width: 740, height: 360 }]) {
    const { page } = await open(browser, 'kessa', { ...phone, viewport }, '/vtt/dam3')
    const token = tokenOf(page, /Kessa Vane/)
    await expect(token).toBeInViewport({ ratio: 1 })
    const isCovered = async () =>
      await token.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return !element.contains(found)
      })
    await expect.poll(isCovered).toBe(false)
  }
})

test('[SCR-317] the attack of an adversary takes the game master 4 taps at most', async ({ browser }) => {
  const { page, finger } = await open(browser, 'game-master', tablet, '/vtt/dam3')
  const dialog = page.getByRole('dialog')
  await page.getByRole('tab', { name: 'Fight' }).waitFor()
  await finger.tap(page.getByRole('button', { name: 'The Comptroller', exact: true }).first())
  await finger.tap(page.getByRole('button', { name: /^Attack: / }).first())
  await finger.tap(dialog.getByRole('list', { name: 'Targets' }).getByRole('button', { name: /Kessa Vane/ }))
  await finger.tap(dialog.getByRole('button', { name: /^Roll/ }))
  await expect(dialog.getByRole('region', { name: 'Result' })).toBeVisible()
  finger.expectAtMost(4)
})

for (const [device, name] of [
  [phone, 'phone'],
  [tablet, 'tablet'],
] as const)
  test(`[SCR-318] the end of the evening takes 3 taps at most from the table, on a ${name}`, async ({ browser }) => {
    const { page, finger } = await open(browser, 'game-master', device, '/vtt/dam3')
    const sheet = page.getByRole('dialog', { name: 'End of the evening' })
    await finger.tap('More')
    const entry = { name: 'End the evening', exact: true }
    await finger.tap(page.getByRole('menuitem', entry).or(page.getByRole('button', entry)))
    await finger.tap(sheet.getByRole('button', { name: /^End the evening/ }))
    await expect(page.getByRole('dialog', { name: 'Good night' })).toBeVisible()
    finger.expectAtMost(3)
  })
