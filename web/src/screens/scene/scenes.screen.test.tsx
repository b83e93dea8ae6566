import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = {
  'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n',
  'scenes/candle-stair.md': '---\nname: The candle stair\n---\n',
}

it('[SCN-10] lists scenes, including hidden ones only for the game master', async () => {
  const asPlayer = await visit('/scenes', { as: player(), files, frame })
  await expect.element(asPlayer.screen.getByRole('heading', { name: 'Scenes', level: 1 })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('Battle maps and encounter locations')).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('link', { name: 'The toll gate' })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('The candle stair')).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/scenes', { as: gameMaster, files, frame })
  await expect.element(screen.getByRole('link', { name: 'The candle stair' })).toBeVisible()
})
