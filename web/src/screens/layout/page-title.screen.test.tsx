import { expect, it } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\ndescription: Knows the road.\n---\n',
  'items/wick-knife.md': '---\nname: Wick knife\nproperties: { description: Trims wicks. }\n---\n',
}
const as = player()

const title = () => document.title
const about = () => document.querySelector('meta[name=description]')?.getAttribute('content')

/** Adds the meta description that the test page lacks. */
function withDescription() {
  if (about() === undefined)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }))
}

const titles = [
  ['/', 'The Small Road'],
  ['/characters', 'The Party · The Small Road'],
  ['/characters/kessa-vane', 'Kessa Vane · The Party · The Small Road'],
  ['/items', 'Items · The Small Road'],
  ['/items/wick-knife', 'Wick knife · Items · The Small Road'],
  ['/items/no-such', 'Item not found · Items · The Small Road'],
  ['/no-such-page', 'Page not found · The Small Road'],
  ['/rules', 'Rules · The Small Road'],
  ['/world/pages', 'All pages · The World · The Small Road'],
] as const

it('[SCR-90] each page’s title includes its parents’ titles', async () => {
  const { enter } = await visit('/sessions', { as, files })
  for (const [path, name] of titles) {
    enter(path)
    await expect.poll(title, { message: path }).toBe(name)
  }
})

it('[SCR-90] a page that fails to load has the error as its title, not the title of the previous page', async () => {
  const { screen } = await visit('/characters', { as, files })
  await expect.poll(title).toBe('The Party · The Small Road')
  const link = screen.getByRole('link', { name: 'Kessa Vane' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect.poll(title).toBe('Error loading character · The Party · The Small Road')
})

it('[SCR-91] a page has its own meta description, or else Waybook’s', async () => {
  withDescription()
  const { screen } = await visit('/items/wick-knife', { as, files })
  await expect.poll(about).toBe('Trims wicks.')
  await screen.getByRole('link', { name: 'Items' }).click()
  await expect.poll(about).toBe('Equipment and treasures of the campaign region')
  await screen.unmount()
  await visit('/rules', { as, files })
  await expect.poll(title).toBe('Rules · The Small Road')
  await expect.poll(about).toBe('Run and play a narrative-dice campaign')
})

it('[SCR-92] before sign-in, the title and the description reveal nothing about the campaign', async () => {
  withDescription()
  await visit('/characters/kessa-vane', { as: null, files })
  await expect.poll(title).toBe('Sign in · Waybook')
  expect(about()).toBe('Run and play a narrative-dice campaign')
})
