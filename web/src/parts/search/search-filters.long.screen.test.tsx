import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, player, visit, type Visitor } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\nShe rang the bell.\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\ntags: [buyer]\nvisible: false\n---\nBuys bells.\n',
  'items/bell.md':
    '---\nname: Tide bell\ntags: [brass]\n---\nCast twice.\n\n## The first casting\n\nLost.\n\n## The last casting\n',
  'items/bellows.md': '---\nname: Bellows\ntags: [leather]\n---\n',
}

async function search(words: string, as: Visitor, path = '/profile') {
  const { screen, address } = await visit(path, { as, files })
  await screen.getByRole('button', { name: 'Search' }).click()
  const field = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(field).toHaveFocus()
  await field.fill(words)
  return { screen, address, field, options: screen.getByRole('option') }
}

const namesOf = (elements: Element[]) => elements.map((one) => one.querySelector('.font-semibold')?.textContent)

it('[SEA-20] a type and a tag in the field restrict the search, and without words list all matching pages', async () => {
  const { field, options } = await search('type:item bel', player())
  await expect.poll(() => namesOf(options.elements())).toEqual(['Bellows', 'Tide bell'])
  await field.fill('bell #brass')
  await expect.poll(() => namesOf(options.elements())).toEqual(['Tide bell'])
  await field.fill('type:character')
  await expect.poll(() => namesOf(options.elements())).toEqual(['Kessa Vane'])
})

it.each([
  ['a player', player(), 'Characters1'],
  ['the game master', gameMaster, 'Characters2'],
])('[SEA-20] the chips count the pages that %s sees, and put the filter into the field', async (_, as, characters) => {
  const { screen, field, options } = await search('', as)
  const chips = screen.getByRole('group', { name: 'Filters' }).getByRole('button')
  await expect
    .poll(() =>
      chips
        .elements()
        .map(({ textContent }) => textContent)
        .toSorted(),
    )
    .toEqual([characters, 'Commands', 'Items2'])
  await chips.filter({ hasText: 'Items' }).click()
  await expect.element(field).toHaveValue('type:item ')
  await expect.element(field).toHaveFocus()
  await expect.poll(() => namesOf(options.elements())).toEqual(['Bellows', 'Tide bell'])
  await field.fill('type:item #b')
  await chips.filter({ hasText: '#brass' }).click()
  await expect.element(field).toHaveValue('type:item #brass ')
  await expect.poll(() => namesOf(options.elements())).toEqual(['Tide bell'])
})

it('[SEA-21] a section follows its page, and choosing it gives its heading the focus', async () => {
  const { screen, address, options } = await search('last casting', player())
  await expect.element(options.nth(1)).toMatchTextContent(/^The last casting · in Tide bell$/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'The last casting' })).toHaveFocus()
  expect(address()).toBe('/items/bell#part-the-last-casting')
})

it('[SEA-21] sections of the open page are found without leaving it', async () => {
  const { screen, options, address } = await search('first cast', player(), '/items/bell')
  await expect.element(options.filter({ hasText: 'On this page' })).toBeVisible()
  await options.filter({ hasText: 'On this page' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'The first casting' })).toHaveFocus()
  expect(address()).toBe('/items/bell')
})

it('[SEA-22] a page whose name is already loaded appears before the answer', async () => {
  const { field, options } = await search('type:item', player())
  await expect.poll(() => options.elements().length).toBe(2)
  vi.stubGlobal('fetch', async () => await new Promise<Response>(() => {}))
  onTestFinished(() => void vi.unstubAllGlobals())
  await field.fill('bello')
  await expect.poll(() => namesOf(options.elements()), { timeout: 100, interval: 5 }).toEqual(['Bellows'])
})

it('[SEA-22] results for fewer letters do not come before the page that more letters find', async () => {
  const { field, options } = await search('be', player())
  await expect.element(options.first()).toMatchTextContent(/^Bellows/)
  await expect.element(options.filter({ hasText: 'Tide bell' }).first()).toBeVisible()
  vi.stubGlobal('fetch', async () => await new Promise<Response>(() => {}))
  onTestFinished(() => void vi.unstubAllGlobals())
  await field.fill('tide be')
  await expect.poll(() => namesOf(options.elements()), { timeout: 100, interval: 5 }).toEqual(['Tide bell'])
})

it('[SEA-23] a page is pinned on itself, comes first in the empty search, and is unpinned there', async () => {
  const { screen } = await visit('/items/bell', { as: player(), files })
  await screen.getByRole('button', { name: 'Pin to the search' }).click()
  await screen.getByRole('link', { name: 'Items' }).first().click()
  await screen.getByRole('button', { name: 'Search' }).click()
  const pinned = screen.getByRole('group', { name: 'Pinned' })
  await expect.element(pinned.getByRole('option')).toMatchTextContent(/^Tide bell/)
  await screen.getByRole('button', { name: 'Unpin Tide bell' }).click()
  await expect.element(pinned).not.toBeInTheDocument()
})
