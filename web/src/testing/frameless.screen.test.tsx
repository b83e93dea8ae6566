import { expect, it } from 'vitest'

import { player, visit } from './visit.tsx'

const visited = { as: player(), files: { 'items/wick-knife.md': '---\nname: Wick-knife\nvisible: true\n---\n' } }

it('a screen without its frame has its page, but no navigation', async () => {
  const { screen } = await visit('/items', { ...visited, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Wick-knife' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

it('the next screen has its frame again', async () => {
  const { screen } = await visit('/items', visited)
  await expect.element(screen.getByRole('button', { name: 'More' })).toBeVisible()
})
