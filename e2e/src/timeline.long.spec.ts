import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test('[TIME-27] [TIME-42] the game master moves today, and a player on a phone sees it at once', async ({
  browser,
}) => {
  const open = async (who: 'game-master' | 'kessa', width: number, height: number) =>
    await (await browser.newContext({ storageState: sessionOf(who), viewport: { width, height } })).newPage()
  const gameMaster = await open('game-master', 1440, 900)
  const player = await open('kessa', 360, 740)
  await player.goto('/world/timeline')
  await expect(player.getByText('It is Saltmonth 241, second week.')).toBeVisible()
  await expect(player.getByText('19 days to Wick Supper')).toBeVisible()
  await expect(player.getByText('The Foreclosure')).toBeHidden()

  await gameMaster.goto('/world/timeline')
  await expect(gameMaster.getByRole('link', { name: 'The Foreclosure' })).toBeVisible()
  await gameMaster.getByRole('button', { name: 'Forward a week' }).click()
  await expect(player.getByText('It is Saltmonth 241, third week.')).toBeVisible()
  await gameMaster.getByRole('button', { name: 'Undo' }).click()
  await expect(player.getByText('It is Saltmonth 241, second week.')).toBeVisible()
})
