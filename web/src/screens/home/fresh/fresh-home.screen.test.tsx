import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

/** A server whose campaign has the demo's name counts as fresh. */
const demo = {
  'campaign.yaml': 'name: The Drowned Road\n',
  'items/bell.md': '---\nname: A bell\n---\n',
}
const welcome = { name: /^Welcome.*Where do we begin\?$/, level: 1 } as const
const heading = { name: 'The Drowned Road', level: 1 } as const

it('[SCR-308] a fresh installation asks its game master where to begin; the demo is one press away and back', async () => {
  const { screen } = await visit('/', { as: gameMaster, files: demo, frame: 'none' })
  await expect.element(screen.getByRole('heading', welcome)).toBeVisible()
  await expect.element(screen.getByText(/^The Drowned Road: 0 characters ready to play, 1 page/)).toBeVisible()
  await screen.getByRole('button', { name: 'Open the demo' }).click()
  await expect.element(screen.getByRole('heading', heading)).toBeVisible()
  await screen.getByRole('button', { name: 'Start a campaign of your own' }).click()
  await expect.element(screen.getByRole('heading', welcome)).toBeVisible()
  await screen.unmount()
  const players = await visit('/', { as: player(), files: demo, frame: 'none' })
  await expect.element(players.screen.getByRole('heading', heading)).toBeVisible()
})
