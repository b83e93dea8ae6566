import { expect, it } from 'vitest'

import { openTable, tableFiles as files } from '#testing/table-fixture.ts'
import { breakDatabase, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const quick = { name: 'Quick Actions' }

it('[VTT-2] [VTT-17] the game master can make a scene active on its page', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files, frame })
  const card = screen.getByRole('region', quick)
  await card.getByRole('button', { name: 'Make Active Scene' }).click()
  const button = card.getByRole('button', { name: 'Active Scene', exact: true })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(card.getByText('The VTT already shows this scene.')).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription('The VTT already shows this scene.')
  await expect.element(button).toHaveFocus()
  await expect.element(card.getByRole('link', { name: 'Open VTT' })).toHaveAttribute('href', '/vtt/dam3')
})

it('[VTT-17] a scene without a picture can also be made active', async () => {
  const { screen } = await visit('/scenes/fog', { as: gameMaster, files, frame })
  await screen.getByRole('button', { name: 'Make Active Scene' }).click()
  await expect.element(screen.getByRole('button', { name: 'Active Scene', exact: true })).toBeVisible()
})

it('[VTT-17] shows an error if activation fails', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files, frame })
  await expect.element(screen.getByRole('button', { name: 'Make Active Scene' })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('button', { name: 'Make Active Scene' }).click()
  await expect.element(screen.getByRole('alert').first()).toMatchTextContent('Failed to set active scene:')
})

it('[VTT-17] a player sees the button disabled at the end of the page, with the reason', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as: player(), files, frame })
  const button = screen.getByRole('button', { name: 'Make Active Scene' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Only the game master can set the active scene.')
  const [last] = screen.getByRole('region').elements().slice(-1)
  expect(last?.contains(button.element())).toBe(true)
  await expect
    .element(screen.getByRole('region', quick).getByRole('button', { name: 'Make Active Scene' }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', quick).getByRole('link', { name: 'Open VTT' })).toBeVisible()
})

it('[VTT-17] a player sees that the scene is active', async () => {
  await openTable({ as: player() })
  const { screen } = await openPage('/scenes/toll-gate', { frame })
  const button = screen.getByRole('button', { name: 'Active Scene', exact: true })
  await expect.element(button).toHaveAccessibleDescription('The VTT already shows this scene.')
})
