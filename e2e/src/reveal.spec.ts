import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test('[VIS-2] a character does not exist for players until the game master shows it', async ({ browser }) => {
  const open = async (who: 'game-master' | 'kessa') =>
    await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  const [gameMaster, player] = [await open('game-master'), await open('kessa')]
  const address = '/characters/the-comptroller'
  await player.goto(address)
  await expect(player.getByText('Character not found')).toBeVisible()

  await gameMaster.goto(address)
  await gameMaster.getByRole('switch').press('Space')
  await expect(gameMaster.getByRole('switch')).toBeChecked()
  await player.reload()
  await expect(player.getByRole('heading', { level: 2, name: /Tags/ })).toBeVisible()
  // The player may see the character before the game master's page has received the answer.
  await expect(gameMaster.getByRole('switch')).toBeEnabled()
  await gameMaster.getByRole('switch').press('Space')
  await expect(gameMaster.getByRole('switch')).not.toBeChecked()
})
