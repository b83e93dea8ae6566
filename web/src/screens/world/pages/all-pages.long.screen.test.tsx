import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\ndescription: Knows the road.\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\ntags: [buyer]\n---\nBuys bells.\n',
  'items/bell.md': '---\nname: Tide bell\ntags: [brass]\ndescription: Hums before the tide turns.\n---\n',
  'items/wick-knife.md': '---\nname: Wick knife\n---\n',
  'flora/salt-reed.md': '---\nname: Salt reed\n---\n',
  'fauna/clerk-crab.md': '---\nname: Clerk crab\ntags: [brass]\n---\n',
}

type Screen = Awaited<ReturnType<typeof visit>>['screen']
const names = () => [...document.querySelectorAll('main li[data-place] h2')].map(({ textContent }) => textContent)
const typesIn = (screen: Screen) =>
  screen
    .getByRole('navigation', { name: 'Types of pages' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

it('[WORLD-10] lists every page visible to a player, from A to Z, with the number per type', async () => {
  const { screen } = await visit('/world/pages', { as: player(), files, frame })
  await expect.poll(names).toEqual(['Clerk crab', 'Kessa Vane', 'Salt reed', 'Tide bell', 'Wick knife'])
  await expect.poll(() => typesIn(screen)).toEqual(['All pages5', 'Characters1', 'Fauna1', 'Flora1', 'Items2'])
  await expect.element(screen.getByText('5 pages')).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Tide bell' })).toMatchTextContent(/Item · Hums/)
})

it('[WORLD-11] a game master also finds hidden pages, and each row says who sees the page', async () => {
  const { screen } = await visit('/world/pages', { as: gameMaster, files, frame })
  await expect.poll(names).toContain('Mr. Linnet')
  const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Mr. Linnet')).toMatchTextContent(/Hidden from players$/)
  await expect.element(row('Tide bell')).toMatchTextContent(/Shown$/)
})

it('[WORLD-12] type, tag and words narrow the list and are in the address', async () => {
  const { screen, address } = await visit('/world/pages', { as: player(), files, frame })
  await screen.getByRole('link', { name: 'Flora 1' }).click()
  await expect.poll(names).toEqual(['Salt reed'])
  await expect.poll(address).toBe('/world/pages?type=flora')
  await screen.getByRole('link', { name: /^All pages \d/ }).click()
  await screen.getByRole('combobox', { name: 'Tag' }).selectOptions('brass')
  await expect.poll(names).toEqual(['Clerk crab', 'Tide bell'])
  await expect.poll(() => typesIn(screen)).toEqual(['All pages2', 'Fauna1', 'Items1'])
  await screen.getByRole('searchbox').fill('hums')
  await expect.poll(names).toEqual(['Tide bell'])
  await expect.poll(address).toBe('/world/pages?tag=brass&text=hums')
  await screen.getByRole('searchbox').fill('gone')
  await expect.element(screen.getByText(/^No pages match/)).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names().length).toBe(5)
})

it('[WORLD-13] a letter jumps to the first name that begins with it', async () => {
  const { screen, address } = await visit('/world/pages', { as: player(), files, frame })
  const letters = screen.getByRole('navigation', { name: 'Jump to a letter' })
  await expect.element(letters).toBeVisible()
  expect(
    letters
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['c', 'k', 's', 't', 'w'])
  await letters.getByRole('link', { name: 's' }).click()
  await expect.poll(names).toEqual(['Salt reed', 'Tide bell', 'Wick knife'])
  expect(address()).toBe('/world/pages?from=s')
  await screen.getByRole('button', { name: 'Show from the beginning' }).click()
  await expect.poll(() => names().length).toBe(5)
  await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Newest first')
  await expect.element(letters).not.toBeInTheDocument()
})

it('[WORLD-10] says that there are no pages yet, or why they did not load', async () => {
  const { screen } = await visit('/world/pages', { as: player(), files: {}, frame })
  await expect.element(screen.getByText(/^No pages yet\./)).toBeVisible()
  await breakDatabase()
  await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Newest first')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load the pages: /)
})

it('[WORLD-1] the tabs of The World open its pages, and the current tab is marked', async () => {
  const { screen, address } = await visit('/world', { as: player(), files, frame })
  await expect.poll(address).toBe('/world/map')
  const tabs = screen.getByRole('navigation', { name: 'The World' })
  await tabs.getByRole('link', { name: 'All pages' }).click()
  await expect.poll(address).toBe('/world/pages')
  await expect.element(tabs.getByRole('link', { name: 'All pages' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The World' })).toBeVisible()
})

it('[WORLD-2] the document title is the tab, then The World, then the campaign', async () => {
  const { screen } = await visit('/world/pages', { as: player(), files })
  const tabs = screen.getByRole('navigation', { name: 'The World' })
  for (const name of ['Map', 'Relationships', 'Timeline', 'All pages']) {
    await tabs.getByRole('link', { name }).click()
    await expect.poll(() => document.title).toBe(`${name} · The World · The Small Road`)
  }
})
