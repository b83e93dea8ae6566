import { expect, it, onTestFinished } from 'vitest'

import { forbidStorage } from '#testing/forbid-storage.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const frame = 'none'

it('[SCR-61] shows a message if there is no public metadata, and expands the raw user object', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByText('Public Metadata').click()
  await expect.element(screen.getByText('No public metadata set')).toBeVisible()
  await expect.element(screen.getByText(/"emailAddresses"/)).not.toBeVisible()
  await screen.getByText('Raw user object').click()
  await expect.element(screen.getByText(/"emailAddresses"/)).toBeVisible()
})

it('[SCR-62] stores the chosen scheme', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  await screen.unmount()

  const again = await visit('/profile', { as: gameMaster, files: {}, frame })
  await expect.element(again.screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

it('[SCR-62] if the browser forbids storage, the choice lasts until the page is closed', async () => {
  const allowStorage = forbidStorage()
  onTestFinished(allowStorage)
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByRole('radio', { name: 'Dark' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  allowStorage()
})
