import { expect, it } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

it('[SCR-3] [SCR-24] says that a session does not exist, or why sessions cannot be loaded', async () => {
  const { screen } = await visit('/sessions/nothing', { as: player(), files, frame })
  await expect.element(screen.getByRole('heading', { name: 'Session not found' })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'Back to the session log' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load the sessions: /)
})
