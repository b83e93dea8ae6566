import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { call } from '#api/call.ts'
import { keepViewAcrossReloads, setViewAs, viewAs } from '#stores/view-as.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

import { KESSA, ZEBULON, files, viewedAs } from './view-as-fixture.ts'

beforeEach(() => {
  onTestFinished(() => setViewAs(null))
})

it('[SCR-276] the game master sees a page like the chosen player, below a banner', async () => {
  const { screen, banner } = await viewedAs(KESSA, '/items/bell')
  await expect.element(banner).toMatchTextContent(/You see this as Kessa Vane’s player.*Back to your view/)
  await expect.element(banner.getByRole('status')).toHaveTextContent('You see this as Kessa Vane’s player')
  await expect.element(screen.getByText('For Kessa.')).toBeVisible()
  await expect.element(screen.getByText('For nobody.')).not.toBeInTheDocument()
  for (const name of ['Edit', 'Admin', 'Reveal'])
    await expect
      .element(screen.getByRole('link', { name }).or(screen.getByRole('button', { name })))
      .not.toBeInTheDocument()
})

it('[SCR-278] live changes update the view like the player’s page', async () => {
  const { screen } = await viewedAs(KESSA, `/${ZEBULON}`)
  await expect.element(screen.getByText('Character not found')).toBeVisible()
  await callAs(gameMaster, 'setEntityVisibility', { entityId: ZEBULON, visible: true })
  await expect.element(screen.getByText('A plumbago secret.')).toBeVisible()
})

it('[SCR-279] the server refuses the player’s actions, and the notice leads back', async () => {
  const { screen } = await viewedAs(KESSA, '/')
  await expect(call('rollDice', { pool: { boost: 1 } })).rejects.toMatchObject({ id: 'view-only' })
  const notice = screen.getByRole('status').filter({ hasText: 'You are viewing as a player: nothing was changed.' })
  await expect.element(notice.getByRole('button', { name: 'Back to your view' })).toBeVisible()
})

it('[SCR-275] players have no such choice', async () => {
  const { screen } = await visit('/items/bell', { as: player(KESSA), files })
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'View as player' })).not.toBeInTheDocument()
})

it('[SCR-277] the view is in the tab’s storage only while the page unloads', () => {
  const stored = (): unknown[] => Object.values(sessionStorage)
  keepViewAcrossReloads()
  setViewAs(KESSA)
  expect(stored()).not.toContain(KESSA)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(stored()).toContain(KESSA)
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(stored()).not.toContain(KESSA)
  expect(viewAs()).toBe(KESSA)
})

it('[SCR-281] the profile shows no account', async () => {
  const { screen } = await viewedAs(KESSA, '/profile')
  await expect.element(screen.getByText(/To see yours, leave this view/)).toBeVisible()
  for (const name of ['Sign out everywhere', 'View as player'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Bram')).not.toBeInTheDocument()
})
