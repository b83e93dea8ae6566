import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { chooseReveal } from './table.ts'

test('[VIS-2] a character does not exist for players until the game master shows it', async ({ browser }) => {
  const open = async (who: 'game-master' | 'kessa') =>
    await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  const [gameMaster, player] = [await open('game-master'), await open('kessa')]
  const address = '/characters/the-comptroller'
  await player.goto(address)
  await expect(player.getByText('Character not found')).toBeVisible()

  await gameMaster.goto(address)
  await chooseReveal(gameMaster, 'Page')
  await expect(
    gameMaster.getByText('Players can read the page of The Comptroller, without the stats.').first(),
  ).toBeVisible()
  await player.reload()
  await expect(player.getByRole('heading', { level: 2, name: /Tags/ })).toBeVisible()
  await chooseReveal(gameMaster, 'Hidden')
  await expect(gameMaster.getByText('Players do not see The Comptroller.').first()).toBeVisible()
  await player.reload()
  await expect(player.getByText('Character not found')).toBeVisible()
})
