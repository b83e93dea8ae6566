import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'items/bell.md': '---\nname: A bell\n---\n\nOf [[items/rope]].\n',
  'items/rope.md': '---\nname: A rope\n---\n',
}

const lists = [
  ['/items', 'New item…', 'Create item', '/items/old-marl/edit'],
  ['/locations', 'New location…', 'Create location', '/locations/old-marl/edit'],
  ['/characters', 'New character…', 'Create character', '/characters/old-marl/edit'],
  ['/news', 'New newsletter…', 'Create newsletter', '/newsletters/old-marl/edit'],
] as const

it('[SCR-230] a list creates a page and opens its editor', async () => {
  const { screen, address, enter } = await visit('/', { as: gameMaster, files })
  for (const [path, button, create, editor] of lists) {
    enter(path)
    await screen.getByRole('button', { name: button }).click()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Old Marl')
    await screen.getByRole('button', { name: create }).click()
    await expect.poll(address, { message: path }).toBe(editor)
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  }
})

it('[SCR-230] players cannot create pages', async () => {
  const { screen } = await visit('/items', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /New/ })).not.toBeInTheDocument()
})

it('[SCR-232] deleting a page can be undone at once', async () => {
  const { screen, address } = await visit('/items/rope/edit', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Delete...' }).click()
  await screen.getByRole('button', { name: 'Delete A rope' }).click()
  await expect.poll(address).toBe('/items')
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'A rope' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(address).toBe('/items/rope')
  await expect.element(screen.getByRole('heading', { name: 'A rope' })).toBeVisible()
})
