import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

const long = 'A word.\n\n'.repeat(60)
const files = {
  'items/bell.md': '---\nname: Bell\n---\n\nSee [[items/map#Roads|the roads]] and [[#Tongue]].\n\n## Tongue\n\nIron.\n',
  'items/map.md': `---\nname: Map\n---\n\n${long}> [!note]- Folded\n> ## Roads\n> Old.\n`,
}

it('[RTX-261] a link leads to a heading of another page, in a folded box too', async () => {
  const { screen, address } = await visit('/items/bell', { as: player(), files })
  await screen.getByRole('link', { name: 'the roads' }).click()
  const heading = screen.getByRole('heading', { name: 'Roads' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  expect(address()).toBe('/items/map#part-roads')
})

it('[RTX-260] a link leads to a heading of the same text', async () => {
  const { screen } = await visit('/items/bell', { as: player(), files })
  await screen.getByRole('link', { name: 'Tongue' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Tongue' })).toHaveFocus()
})

it('[RTX-261] an address with a heading opens there', async () => {
  const { screen } = await visit('/items/map#part-roads', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Roads' })).toHaveFocus()
})
