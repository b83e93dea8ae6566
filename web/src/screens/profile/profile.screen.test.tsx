import { afterEach, expect, it } from 'vitest'

import { chooseScheme } from '../../look/scheme.ts'
import { gameMaster, player, visit } from '../../visit/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

afterEach(() => chooseScheme('device'))

it('[SCR-60] shows who is signed in', async () => {
  const { screen } = await visit('/profile', { as: player('characters/kessa-vane'), files })
  const account = screen.getByRole('region', { name: 'Account' })
  await expect.element(account.getByText('Maren Holt')).toBeVisible()
  await expect.element(account.getByText(/@rehearsal\.test$/)).toBeVisible()
  const metadata = screen.getByRole('region', { name: 'Public Metadata' })
  await expect.element(metadata.getByText('character', { exact: true })).toBeVisible()
  await expect.element(metadata.getByText('characters/kessa-vane')).toBeVisible()
})

it('[SCR-60] says so where there is no public metadata', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {} })
  await expect.element(screen.getByText('No public metadata set')).toBeVisible()
})

it('[SCR-61] unfolds the whole user record', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {} })
  await expect.element(screen.getByText(/"emailAddresses"/)).not.toBeVisible()
  await screen.getByText('Raw user object').click()
  await expect.element(screen.getByText(/"emailAddresses"/)).toBeVisible()
})

it('[SCR-62] keeps the colours that were chosen', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {} })
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  await screen.unmount()

  const again = await visit('/profile', { as: gameMaster, files: {} })
  await expect.element(again.screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
