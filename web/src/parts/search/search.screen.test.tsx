import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { files, search } from './search-fixture.ts'

const markedIn = (element: Element) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('[SEA-5] [SEA-11] [SEA-13] names come before texts, with type, passage and marked words; accents and case are ignored', async () => {
  const { screen, field, options } = await search('bell', player())
  await expect.element(options.first()).toMatchTextContent(/^Tide bellItemHums before the tide turns\.$/)
  await expect.element(options.nth(1)).toMatchTextContent(/^Kessa VaneCharacterShe rang the éclair bell\./)
  await expect.poll(() => options.elements().map(markedIn)).toEqual([['bell'], ['bell']])
  await field.fill('ECL')
  await expect.poll(() => options.elements().map(markedIn)).toEqual([['écl']])
  await field.fill('zzz')
  await expect.element(screen.getByText('Nothing found. Try fewer words, or just the start of a word.')).toBeVisible()
})

it('[SEA-6] [SEA-7] the game master finds hidden entities and secrets, players do not; a misspelled name is found', async () => {
  const asPlayer = await search('linnet', player())
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.field.fill('bell')
  await expect.element(asPlayer.options.first()).toBeVisible()
  await asPlayer.field.fill('traitor')
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.screen.unmount()

  const { options, field } = await search('linnet', gameMaster)
  await expect.element(options.first()).toMatchTextContent(/Mr\. Linnet.*Hidden from players/)
  await field.fill('traitor')
  await expect.element(options.first()).toMatchTextContent(/Kessa Vane.*A traitor\./)
  await field.fill('lnnet')
  await expect.element(options.first()).toMatchTextContent(/Mr\. Linnet/)
  expect(markedIn(options.first().element())).toEqual(['Linnet'])
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

it('[SEA-16] a rule is found by its words, even misspelled, and Enter opens its section', async () => {
  const { screen, field, options, address } = await search('range bnds', player())
  await expect.element(options.first()).toMatchTextContent(/^Range bands/)
  expect(markedIn(options.first().element())).toEqual(['Range', 'bands'])
  await field.fill('stimpack')
  await expect.element(options.first()).toMatchTextContent(/stimpack/)
  await field.fill('range bands')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Range bands' })).toBeInViewport()
  expect(address()).toBe('/rules#range-bands')
})

it('[SEA-18] without a connection, rules, skills and pages are found, and a note says what needs a connection', async () => {
  const { screen, field, options } = await search('', player())
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  await field.fill('stealth')
  await expect.element(options.first()).toMatchTextContent(/^Stealth/)
  await expect.element(screen.getByText(/^Searching the campaign needs a connection\./)).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await field.fill('bell')
  await expect.element(screen.getByText(/^Nothing found here\./)).toBeVisible()
  vi.unstubAllGlobals()
  await expect.element(options.first(), { timeout: 10_000 }).toMatchTextContent(/^Tide bell/)
  await expect.element(screen.getByText(/^Searching the campaign needs/)).not.toBeInTheDocument()
})

it('[SEA-14] an empty field offers the recently visited pages that the viewer may still see', async () => {
  const lamp = { 'items/lamp.md': '---\nname: Lamp\n---\n' }
  const { screen, navigate } = await visit('/items/lamp', { as: player(), files: { ...files, ...lamp } })
  await expect.element(screen.getByRole('heading', { name: 'Lamp' })).toBeVisible()
  await navigate('/items/bell')
  await expect.element(screen.getByRole('heading', { name: 'Tide bell' })).toBeVisible()
  await callAs(gameMaster, 'setEntityVisibility', { entityId: 'items/lamp', visible: false })
  await navigate('/profile')
  await screen.getByRole('button', { name: 'Search' }).click()
  const options = screen.getByRole('option')
  await expect.element(screen.getByRole('listbox', { name: 'Recent pages' })).toBeVisible()
  await expect.element(options).toHaveLength(1)
  await expect.element(options).toMatchTextContent(/^Tide bell/)
})
