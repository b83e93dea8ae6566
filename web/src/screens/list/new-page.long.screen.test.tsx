import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const files = {
  'items/bell.md': '---\nname: A bell\n---\n\nOf [[items/rope]].\n',
  'items/rope.md': '---\nname: A rope\n---\n',
}

it('[SCR-231] the search does not offer to create an existing name', async () => {
  const { screen } = await visit('/items', { as: gameMaster, files })
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.getByRole('combobox', { name: 'Search' }).fill('A bell')
  await expect.element(screen.getByRole('option', { name: /A bell/ })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: /Create/ })).not.toBeInTheDocument()
})

it('[SCR-232] deleted pages are in a list and can be restored', async () => {
  const { screen } = await visit('/admin/deleted', { as: gameMaster, files })
  await expect.element(screen.getByText(/^No deleted pages/)).toBeVisible()
  await call('deleteEntity', { id: 'items/rope' })
  await screen.getByRole('link', { name: 'Overview' }).click()
  await screen.getByRole('link', { name: 'Deleted' }).click()
  await screen.getByRole('button', { name: 'Restore A rope' }).click()
  await expect.element(screen.getByRole('link', { name: 'A rope was restored' })).toBeVisible()
  expect((await call('getEntity', { id: 'items/rope' })).entities).toHaveLength(1)
})

it('[SCR-235] Duplicate opens a copy that players do not see', async () => {
  const { screen, address } = await visit('/items/rope/edit', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Duplicate' }).click()
  await expect.poll(address).toMatch(/^\/items\/a-rope-copy\/edit/)
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('A rope (copy)')
})

it('[SCR-231] the search offers to create a name that it does not find', async () => {
  const { screen, address } = await visit('/items', { as: gameMaster, files })
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.getByRole('combobox', { name: 'Search' }).fill('Old Marl')
  await screen.getByRole('option', { name: 'Create character “Old Marl”' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Old Marl')
  await screen.getByRole('button', { name: 'Create character' }).click()
  await expect.poll(address).toBe('/characters/old-marl/edit')
})

it('[SCR-234] renaming a page changes the links to it, and its old address redirects', async () => {
  const { screen, address, navigate } = await visit('/items/rope/edit', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Rename...' }).click()
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('A wet rope')
  await screen.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.poll(address).toBe('/items/a-wet-rope/edit')
  await expect.element(screen.getByText('Renamed, with the links in 1 other text.')).toBeVisible()
  expect((await call('getSource', { id: 'items/bell' })).text).toContain('[[items/a-wet-rope]]')
  await navigate('/items/rope')
  await expect.poll(address).toBe('/items/a-wet-rope')
})
