import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, visit, player } from '#testing/visit.tsx'

const list = { name: 'The first hour' }

it('[SCR-236] an empty campaign gets its name and tagline on Home, and the list can be put away and brought back', async () => {
  const { screen } = await visit('/', { as: gameMaster, files: {}, frame: 'none' })
  await screen.getByRole('button', { name: 'Name and tagline' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Name and tagline' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The Wet Road')
  await dialog.getByRole('textbox', { name: 'Tagline' }).fill('Bring boots.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The Wet Road', level: 1 })).toBeVisible()
  expect((await call('getCampaignSource', {})).text).toBe(
    'name: The Wet Road\ntagline: Bring boots.\nmasthead: The Small Tidings\n',
  )
  await screen.getByRole('button', { name: 'Put it away now' }).click()
  await expect.element(screen.getByRole('region', list)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('region', list)).toBeVisible()
})

it.each([
  ['an imported campaign', gameMaster, { 'items/bell.md': '---\nname: A bell\n---\n' }, /^More of the world$/],
  ['a player', player(), {}, /is setting up the campaign$/],
])('[SCR-236] [SCR-307] %s has no first steps', async (_, as, files, instead) => {
  const { screen } = await visit('/', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'The Small Road', level: 1 })).toBeVisible()
  await expect.element(screen.getByText(instead)).toBeVisible()
  await expect.element(screen.getByRole('region', list)).not.toBeInTheDocument()
})
