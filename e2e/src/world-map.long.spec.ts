import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

const pin = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name })

test('[ATL-30] [ATL-31] [ATL-34] the game master adds, drags and names pins; a player on a phone sees them live, and never the secret one', async ({
  browser,
}) => {
  const open = async (who: 'game-master' | 'kessa', width: number, height: number) => {
    const context = await browser.newContext({ storageState: sessionOf(who), viewport: { width, height } })
    const page = await context.newPage()
    await page.goto('/world/map')
    return page
  }
  const gameMaster = await open('game-master', 1440, 900)
  const player = await open('kessa', 360, 740)
  await expect(player.getByRole('region', { name: /^Map of/ })).toBeVisible()

  const add = async (label: string, audience: string, [x, y]: readonly [number, number]) => {
    await gameMaster.getByRole('button', { name: 'Add a pin' }).click()
    const map = await gameMaster.getByRole('region', { name: /^Map of/ }).boundingBox()
    if (!map) throw new Error('There is no map')
    await gameMaster.mouse.click(map.x + x * map.width, map.y + y * map.height)
    const dialog = gameMaster.getByRole('dialog', { name: 'New pin' })
    await dialog.getByRole('textbox', { name: 'Label' }).fill(label)
    await dialog.getByText(audience, { exact: true }).click()
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(gameMaster.getByRole('article', { name: label })).toBeVisible()
  }
  await add('The smugglers', 'Only me', [0.3, 0.3])
  await add('The weir', 'Everyone', [0.5, 0.45])
  await player.goto('/world/map?pin=The weir')
  await expect(player.getByRole('article', { name: 'The weir' })).toBeVisible()

  const weir = pin(gameMaster, 'The weir')
  const before = await weir.boundingBox()
  if (!before) throw new Error('There is no pin')
  await gameMaster.mouse.move(before.x + before.width / 2, before.y + before.height - 10)
  await gameMaster.mouse.down()
  await gameMaster.mouse.move(before.x + 80, before.y + 80, { steps: 5 })
  await gameMaster.mouse.up()
  await expect(gameMaster.getByText('The weir moved')).toBeVisible()
  await gameMaster.getByRole('button', { name: 'Change' }).click()
  const dialog = gameMaster.getByRole('dialog', { name: 'Pin: The weir' })
  await dialog.getByRole('textbox', { name: 'Label' }).fill('The old weir')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await player.getByRole('button', { name: 'List the places' }).click()
  const list = player.getByRole('dialog', { name: 'Places you know' })
  await expect(list.getByRole('button', { name: 'The old weir' })).toBeVisible()
  await expect(list.getByRole('button', { name: /smugglers/ })).toHaveCount(0)
  await player.goto('/world/map?pin=The smugglers')
  await expect(player.getByRole('region', { name: /^Map of/ })).toBeVisible()
  await expect(player.getByRole('article')).toHaveCount(0)
})
