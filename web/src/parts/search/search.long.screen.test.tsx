import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { breakDatabase, gameMaster, player } from '#testing/visit.tsx'

import { search } from './search-fixture.ts'

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
