import { ANY_PLAYER } from '@waybook/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { setViewAs } from '#stores/view-as.ts'
import { player, visit } from '#testing/visit.tsx'

import { KESSA, files, viewedAs } from './view-as-fixture.ts'

beforeEach(() => {
  onTestFinished(() => setViewAs(null))
})

it('[SCR-276] a player without a character sees less', async () => {
  const { screen, banner } = await viewedAs(ANY_PLAYER, '/items/bell')
  await expect.element(banner).toMatchTextContent(/You see this as a player without a character/)
  await expect.element(screen.getByText('For Kessa.')).not.toBeInTheDocument()
})

it('[SCR-281] the profile shows no account', async () => {
  const { screen } = await viewedAs(KESSA, '/profile')
  await expect.element(screen.getByText(/To see yours, leave this view/)).toBeVisible()
  for (const name of ['Sign out everywhere', 'View as player'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Bram')).not.toBeInTheDocument()
})

it('[SCR-275] players have no such choice', async () => {
  const { screen } = await visit('/items/bell', { as: player(KESSA), files })
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View as player' })).not.toBeInTheDocument()
})
