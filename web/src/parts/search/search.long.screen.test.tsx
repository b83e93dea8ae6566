import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { breakDatabase, gameMaster, player, callAs, visit } from '#testing/visit.tsx'

import { search, files } from './search-fixture.ts'

it('[SEA-13] a failed search shows the reason and offers to try again', async () => {
  const { screen, field } = await search('', player())
  await breakDatabase()
  await field.fill('bell')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to search: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

const groupsOf = (screen: Element) =>
  [...screen.querySelectorAll('[role=listbox] [role=group]')].map((group) => [
    document.querySelector(`#${CSS.escape(group.getAttribute('aria-labelledby') ?? '')}`)?.textContent,
    group.querySelectorAll('[role=option]').length,
  ])

it('[SEA-15] results are grouped under headings and counted together', async () => {
  const { screen, options } = await search('tide bell', player())
  await expect.element(options).toHaveLength(1)
  expect(groupsOf(document.body)).toEqual([['Campaign', 1]])
  await expect.element(screen.getByText('1 result', { exact: true })).toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Search' }).fill('aim')
  await expect.poll(() => groupsOf(document.body)).toEqual([['Rules', 2]])
  await expect.element(screen.getByText('2 results', { exact: true })).toBeInTheDocument()
})

it('[SEA-16] for a player without a sheet, a skill opens the rules', async () => {
  const { options, address } = await search('skuldugery', player())
  await expect.element(options.first()).toMatchTextContent(/^SkulduggeryCunning skill/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/rules#skills')
})

it('[SEA-16] a skill and a condition of the viewer’s character open the sheet', async () => {
  const { button, field, options, address } = await search('skuldugery', player('characters/kessa-vane'))
  await expect.element(options.first()).toMatchTextContent(/^SkulduggeryCunning skill/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/my-character#skills')
  await call('addCondition', { id: 'characters/kessa-vane', condition: 'Frightened' })
  await button.click()
  await field.fill('frigthened')
  await expect.element(options.first()).toMatchTextContent(/^FrightenedCondition of your character/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/my-character')
})

it('[SEA-17] pages are found, and only the game master finds the game master’s pages', async () => {
  const asPlayer = await search('admin', player('characters/kessa-vane'))
  await expect.element(asPlayer.screen.getByText(/^Nothing found/)).toBeVisible()
  await asPlayer.field.fill('conditions')
  await expect.element(asPlayer.options.first()).toMatchTextContent(/^My Character/)
  await asPlayer.field.fill('profile')
  await expect.element(asPlayer.options.first()).toMatchTextContent(/^Profile/)
  await asPlayer.screen.unmount()

  const { options, address } = await search('backups', gameMaster)
  await expect.element(options.first()).toMatchTextContent(/^Admin/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/admin')
})

it('[SEA-18] results for other words are not shown for words that could not be searched', async () => {
  const { screen, field, options } = await search('bell', player())
  await expect.element(options.first()).toMatchTextContent(/^Tide bell/)
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  await field.fill('profile')
  await expect.element(screen.getByText(/^Searching the campaign needs/)).toBeVisible()
  await expect.poll(() => groupsOf(document.body)).toEqual([['Pages', 1]])
})

const markedIn = (element: Element) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent)

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
