import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const files = {
  'items/bell.md': '---\nname: A bell\n---\n',
  'newsletters/gazette.md': '---\nname: The lamp is out\n---\n',
}
const as = player('characters/nobody')

const emptyAddresses = [
  '/weathers/fog',
  '/items/no-such',
  '/identities/no-such',
  '/scenes/no-such',
  '/characters/no-such',
  '/my-character',
]

it('[SCR-24] an address without a page keeps the navigation and offers search and Home', async () => {
  const { screen, address, enter } = await visit('/', { as, files })
  const main = screen.getByRole('main')
  for (const path of emptyAddresses) {
    enter(path)
    const search = main.getByRole('button', { name: 'Search for it' })
    await expect.element(search, { message: path }).toBeVisible()
    await expect.element(screen.getByRole('banner').getByRole('link', { name: 'My Character' })).toBeInTheDocument()
    await search.click()
    await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await main.getByRole('link', { name: 'Go to Home' }).click()
    await expect.poll(address, { message: path }).toBe('/')
    await expect.element(screen.getByRole('heading', { name: 'The Small Road', level: 1 })).toBeVisible()
  }
})
