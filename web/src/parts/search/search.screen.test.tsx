import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { breakDatabase, gameMaster, player, visit, type Visitor } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\n---\nShe rang the éclair bell.\n\n> [!secret]\n> A traitor.\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\nBuys bells.\n',
  'items/bell.md': '---\nname: Tide bell\ndescription: Hums before the tide turns.\n---\n',
}

/** Fills in all words at the same time; letter by letter, results for a prefix might appear in between. */
async function search(words: string, as: Visitor) {
  const { screen, address } = await visit('/profile', { as, files })
  const button = screen.getByRole('button', { name: 'Search' })
  await button.click()
  const field = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(field).toHaveFocus()
  await field.fill(words)
  return { screen, address, button, field, options: screen.getByRole('option') }
}

const markedIn = (element: Element) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('[SEA-11] matches in names come before matches in texts, with type, passage and marked words', async () => {
  const { options } = await search('bell', player())
  await expect.element(options.first()).toMatchTextContent(/^Tide bellItemHums before the tide turns\.$/)
  await expect.element(options.nth(1)).toMatchTextContent(/^Kessa VaneCharacterShe rang the éclair bell\./)
  await expect.poll(() => options.elements().map(markedIn)).toEqual([['bell'], ['bell']])
})

it('[SEA-5] ignores accents and case, and marks the word as it is written', async () => {
  const { options } = await search('ECL', player())
  await expect.element(options).toHaveLength(1)
  expect(markedIn(options.element())).toEqual(['écl'])
})

it('[SEA-6] hidden entities and secrets are found by the game master, but not by players', async () => {
  const asPlayer = await search('linnet', player())
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.field.fill('bell')
  await expect.element(asPlayer.options.first()).toBeVisible()
  await asPlayer.field.fill('traitor')
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.screen.unmount()

  const { options, field } = await search('linnet', gameMaster)
  await expect.element(options).toMatchTextContent(/Mr\. Linnet.*Hidden from players/)
  await field.fill('traitor')
  await expect.element(options).toMatchTextContent(/Kessa Vane.*A traitor\./)
})

it('[SEA-10] Ctrl+K opens the search, and Escape and Close return the focus', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  const button = screen.getByRole('button', { name: 'Search' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  for (const leave of ['{Escape}', '{Tab}{Enter}']) {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard(leave)
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})

it('[SEA-12] arrow keys move the highlight, and Enter opens the highlighted page', async () => {
  const { screen, address, field, options } = await search('bell', player())
  await expect.element(options).toHaveLength(2)
  const active = () => document.querySelector('[role=option][data-highlighted]')
  await expect.poll(() => active()?.textContent).toMatch(/^Tide bell/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => active()?.textContent).toMatch(/^Kessa Vane/)
  await expect.element(field).toHaveAttribute('aria-activedescendant', active()?.id)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane', level: 1 })).toBeVisible()
  expect(address()).toBe('/characters/kessa-vane')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('[SEA-13] states that nothing was found, and what to try', async () => {
  const { screen } = await search('zzz', player())
  await expect.element(screen.getByText('Nothing found. Try fewer words, or just the start of a word.')).toBeVisible()
})

it('[SEA-13] shows why a search failed, and offers to try again', async () => {
  const { screen, field } = await search('', player())
  await breakDatabase()
  await field.fill('bell')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to search: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('[SEA-14] an empty field offers the recently visited pages that the viewer may still see', async () => {
  const asGameMaster = await visit('/characters/mr-linnet', { as: gameMaster, files })
  await expect.element(asGameMaster.screen.getByRole('heading', { name: 'Mr. Linnet' })).toBeVisible()
  await asGameMaster.screen.unmount()
  const before = await visit('/items/bell', { as: player(), files })
  await expect.element(before.screen.getByRole('heading', { name: 'Tide bell' })).toBeVisible()
  await before.screen.unmount()

  const { screen, options } = await search('', player())
  await expect.element(screen.getByRole('listbox', { name: 'Recent pages' })).toBeVisible()
  await expect.element(options).toHaveLength(1)
  await expect.element(options).toMatchTextContent(/^Tide bell/)
})
