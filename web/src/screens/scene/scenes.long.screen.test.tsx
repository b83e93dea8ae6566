import { expect, it } from 'vitest'

import { breakDatabase, player, visit, gameMaster } from '#testing/visit.tsx'

const frame = 'none'

const files = {
  'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n',
  'scenes/candle-stair.md': '---\nname: The candle stair\n---\n',
}

it('[SCR-3] shows why the list failed to load', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as: player(), files, frame })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'Back to Scenes' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load scenes: API query failed: /)
})

it.each([
  ['a player who sees one', player(), files],
  ['the game master, even if there are none', gameMaster, {}],
])('[SCN-10] More links to the list for %s', async (_, as, campaign) => {
  const { screen } = await visit('/news', { as, files: campaign })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('dialog').getByRole('link', { name: 'Scenes' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Scenes', level: 1 })).toBeVisible()
})
