import { expect, it } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

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
