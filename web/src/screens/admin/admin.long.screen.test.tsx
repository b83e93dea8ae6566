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
