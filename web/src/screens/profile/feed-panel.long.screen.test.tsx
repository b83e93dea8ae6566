import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const ADDRESS = /^https?:\/\/[^/]+\/feeds\/[\w-]{43}\/news\.xml$/

it('[FEED-10] a member creates a feed, renews it after a confirmation, and revokes it', async () => {
  const { screen } = await visit('/profile', { as: player(), files: {}, frame })
  const panel = screen.getByRole('region', { name: 'News feed' })
  await panel.getByRole('button', { name: 'Create an address' }).click()
  const address = panel.getByLabelText('Address of your feed')
  await expect.element(address).toHaveValue(expect.stringMatching(ADDRESS) as string)
  const first = address.element().getAttribute('value')
  await expect.element(panel.getByText(/^Created /)).toBeVisible()

  await panel.getByRole('button', { name: 'Create a new address' }).click()
  const renewing = screen.getByRole('dialog', { name: 'Create a new address?' })
  await renewing.getByRole('button', { name: 'Create a new one' }).click()
  await expect.poll(() => address.element().getAttribute('value')).not.toBe(first)

  await panel.getByRole('button', { name: 'Revoke the address' }).click()
  const revoking = screen.getByRole('dialog', { name: 'Revoke the address?' })
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(panel.getByRole('button', { name: 'Create an address' })).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
  expect((await call('getFeed', {})).createdAt).toBeNull()
})

it('[FEED-10] an address is not shown again', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await call('createFeed', {})
  await screen.unmount()
  const again = await visit('/profile', { as: gameMaster, files: {}, frame })
  const panel = again.screen.getByRole('region', { name: 'News feed' })
  await expect.element(panel.getByRole('button')).toHaveLength(1)
  await expect.element(panel.getByLabelText('Address of your feed')).not.toBeInTheDocument()
})

it('[FEED-10] says why an address could not be created', async () => {
  const { screen } = await visit('/profile', { as: player(), files: {}, frame })
  const panel = screen.getByRole('region', { name: 'News feed' })
  await expect.element(panel.getByRole('button', { name: 'Create an address' })).toBeVisible()
  await breakDatabase()
  await panel.getByRole('button', { name: 'Create an address' }).click()
  await expect.element(panel.getByRole('alert').first()).toBeVisible()
})
