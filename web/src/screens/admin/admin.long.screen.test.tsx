import { expect, it, onTestFinished, vi } from 'vitest'

import { breakDatabase, gameMaster, visit } from '#testing/visit.tsx'

import { files } from './admin-fixture.ts'

it('[ADM-1] an unknown admin page is not found', async () => {
  const { screen } = await visit('/admin/nothing', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

it('[ADM-3] Load stores the choice and opens the character’s sheet', async () => {
  const { screen, address } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', { name: 'Load Odo' }).click()
  await expect.poll(address).toBe('/my-character')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Odo' })).toBeVisible()
  expect(localStorage.getItem('waybook-character')).toBe('characters/odo')
})

it('[ADM-2] shows a message if there is no party', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files: {}, frame: 'none' })
  await expect.element(screen.getByText('No characters found')).toBeVisible()
  await expect.element(screen.getByText('No background jobs')).toBeVisible()
})

it('[ADM-2] Refresh All refetches everything, and shows an error if that fails', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  const kessa = screen.getByRole('list', { name: 'The Party' }).getByRole('listitem').first()
  await expect.element(kessa).toMatchTextContent(/14 \/ 14/)
  await breakDatabase()
  await screen.getByRole('button', { name: 'Refresh All' }).click()
  await expect.element(kessa).toMatchTextContent(/Failed to fetch dynamic data|API query failed/)
})

it('[ADM-4] checks the four services every 30 seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => timers.mockRestore())
  const { screen } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('region', { name: 'Service Status' }).getByRole('listitem')).toHaveLength(4)
  const checks = timers.mock.calls.filter(([, ms]) => ms === 30_000)
  expect(checks.length).toBeGreaterThanOrEqual(4)
})

it('[ADM-1] the navigation links to the admin pages, which link to each other', async () => {
  const { screen, address } = await visit('/rules', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('dialog').getByRole('link', { name: 'Admin' }).click()
  await expect.poll(address).toBe('/admin')
  const nav = screen.getByRole('navigation', { name: 'Admin' })
  await expect.element(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  for (const [label, path] of [
    ['Members', '/admin/members'],
    ['Settings', '/admin/settings'],
  ] as const) {
    await nav.getByRole('link', { name: label }).click()
    await expect.poll(address).toBe(path)
    await expect.element(screen.getByRole('heading', { level: 1, name: label })).toHaveFocus()
  }
})

it('[ADM-2] shows changes as they happen in play', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files })
  const kessa = screen.getByRole('list', { name: 'The Party' }).getByRole('listitem').first()
  await expect.element(kessa).toMatchTextContent(/14 \/ 14/)
  await fetch('/api/query', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      operation: 'adjustCharacterDynamic',
      params: { id: 'characters/kessa-vane', field: 'hitpoints', by: -5 },
    }),
  })
  await expect.element(kessa).toMatchTextContent(/9 \/ 14/)
  await expect.element(kessa).not.toMatchTextContent(/Never/)
})
