import { expect, it } from 'vitest'

import { chooseScheme } from '#look/scheme.ts'
import { player, visit } from '#testing/visit.tsx'

import page from '../../../index.html?raw'

const frame = 'none'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

it('[SCR-60] [SCR-61] shows who is signed in', async () => {
  const { screen } = await visit('/profile', { as: player('characters/kessa-vane'), files, frame })
  const account = screen.getByRole('region', { name: 'Account' })
  await expect.element(account.getByText('Maren Holt')).toBeVisible()
  await expect.element(account.getByText(/@waybook\.test$/)).toBeVisible()
  const metadata = screen.getByText('characters/kessa-vane', { exact: true })
  await expect.element(metadata).not.toBeVisible()
  await screen.getByText('Public Metadata').click()
  await expect.element(screen.getByText('character', { exact: true })).toBeVisible()
  await expect.element(metadata).toBeVisible()
})

it('[SCR-63] the appearance and the own character come first, the stored data last', async () => {
  const { screen } = await visit('/profile', { as: player('characters/kessa-vane'), files, frame })
  await expect.element(screen.getByRole('region', { name: 'Your character' })).toBeVisible()
  const titles = () => Array.from(document.querySelectorAll('main :is(h2, summary)'), ({ textContent }) => textContent)
  // The password panel appears when the sign-in configuration has loaded.
  await expect
    .poll(titles)
    .toEqual([
      'Appearance',
      'Your character',
      'Account',
      'Notes',
      'Time zone',
      'Notifications',
      'News feed',
      'Listen',
      'On this device',
      'Without a connection',
      'Password',
      'Passkeys',
      'API keys',
      'Sessions',
      'Public Metadata',
      'Raw user object',
    ])
  const character = screen.getByRole('region', { name: 'Your character' })
  await expect
    .element(character.getByRole('link', { name: 'Kessa Vane' }))
    .toHaveAttribute('href', '/characters/kessa-vane')
})

it('[KEY-10] a player creates a key, reads what it can do, and revokes it', async () => {
  const { screen } = await visit('/profile', { as: player(), files: {}, frame })
  const panel = screen.getByRole('region', { name: 'API keys' })
  await expect.element(panel.getByText('You have no API keys.')).toBeVisible()
  await expect.element(panel.getByText(/can see and do what you can, and no more\./)).toBeVisible()
  await panel.getByLabelText('Name').fill('Dice bot')
  await panel.getByRole('button', { name: 'Create key' }).click()
  await expect
    .element(panel.getByLabelText('Key for Dice bot'))
    .toHaveValue(expect.stringMatching(/^waybook_/) as string)
  await panel.getByRole('button', { name: 'Revoke Dice bot' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(panel.getByText('You have no API keys.')).toBeVisible()
})

it('[SCR-62] the browser’s theme colors follow the chosen scheme', async () => {
  const bars = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('meta[name="theme-color"]')
  document.head.append(...bars)
  const shown = () => [...bars].map((bar) => `${bar.getAttribute('data-scheme')}: ${bar.getAttribute('media')}`)
  const asMade = shown()
  chooseScheme('dark')
  expect(shown()).toEqual(['light: not all', 'dark: all'])
  chooseScheme('device')
  expect(shown()).toEqual(asMade)
  for (const bar of bars) bar.remove()
})
