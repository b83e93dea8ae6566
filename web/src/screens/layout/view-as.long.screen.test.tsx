import { ANY_PLAYER } from '@waybook/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { setViewAs } from '#stores/view-as.ts'
import { createAccount, gameMaster, player, visit } from '#testing/visit.tsx'

import { KESSA, ZEBULON, files, viewedAs } from './view-as-fixture.ts'

beforeEach(() => {
  onTestFinished(() => setViewAs(null))
})

it('[SCR-276] a player without a character sees less', async () => {
  const { screen, banner } = await viewedAs(ANY_PLAYER, '/items/bell')
  await expect.element(banner).toMatchTextContent(/You see this as a player without a character/)
  await expect.element(screen.getByText('For Kessa.')).not.toBeInTheDocument()
})

it('[SCR-275] the choice lists the players of party members and of other played characters', async () => {
  const { screen } = await visit('/items/bell', { as: gameMaster, files })
  await createAccount(player(ZEBULON))
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'View as player' }).click()
  const choice = screen.getByRole('dialog', { name: 'View as player' })
  await expect.element(choice.getByRole('button', { name: /^Kessa Vane’s player.*Nobody plays/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: /^Odo’s player/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: /^Zebulon’s player.*Played by Maren/ })).toBeVisible()
  await expect.element(choice.getByRole('button', { name: 'A player without a character' })).toBeVisible()
  await choice.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(choice).not.toBeInTheDocument()
})

it('[SCR-276] the key E doesn’t open the editor, and game masters’ pages behave as for players', async () => {
  const { address, navigate, screen, banner } = await viewedAs(KESSA, '/items/bell')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
  expect(address()).toBe('/items/bell')
  await navigate('/items/bell/edit')
  await expect.element(screen.getByText('Only the game master can edit pages')).toBeVisible()
  await navigate('/admin')
  await expect.poll(address).toBe('/')
  await expect.element(banner).toBeVisible()
})
