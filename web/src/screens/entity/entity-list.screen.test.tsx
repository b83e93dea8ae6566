import { expect, it } from 'vitest'

import { player, visit } from '../../visit/visit.tsx'

const item = (name: string) => `---\nname: ${name}\nproperties: { description: Made of ${name.toLowerCase()}. }\n---\n`
const as = player()

it('[SCR-2] lists items, described by their property, with a placeholder for a picture', async () => {
  const { screen } = await visit('/items', { as, files: { 'items/brass.md': item('Brass') } })
  await expect.element(screen.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Brass' })).toHaveAttribute('href', '/items/brass')
  await expect.element(screen.getByText('Made of brass.')).toBeVisible()
})

it('[SCR-5] brings page after page as the end is reached, each entity once', async () => {
  const numbers = Array.from({ length: 130 }, (_, index) => String(index + 1).padStart(3, '0'))
  const files = Object.fromEntries(numbers.map((number) => [`items/thing-${number}.md`, item(`Thing ${number}`)]))
  const { screen } = await visit('/items', { as, files })
  await expect.element(screen.getByRole('link', { name: 'Thing 001' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument()
  for (const last of ['Thing 060', 'Thing 120']) {
    const link = screen.getByRole('link', { name: last })
    await expect.element(link).toBeInTheDocument()
    link.element().scrollIntoView()
  }
  await expect.element(screen.getByRole('link', { name: 'Thing 130' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  const shown = screen.getByRole('heading', { level: 2 }).elements()
  expect(shown.map((heading) => heading.textContent)).toEqual(numbers.map((number) => `Thing ${number}`))
})
