import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

import { files } from './admin-fixture.ts'

it('[ADM-1] a player is redirected from the pages of the game master to the home page', async () => {
  const { screen, address, enter } = await visit('/rules', { as: player(), files, frame: 'none' })
  for (const path of ['/admin', '/admin/members', '/admin/settings', '/debug-env']) {
    enter(path)
    expect(address()).toBe(path)
    await expect.poll(address, { message: path }).toBe('/')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'The Small Road' })).toBeVisible()
  }
})

it('[ADM-2] [ADM-4] shows the state of each party member but no one else, and the health of each service', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  const rows = screen.getByRole('list', { name: 'The Party' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/Kessa Vane.*14 \/ 14.*0 \/ 12.*3\s×\sOil · Wick-knife.*Never/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Odo.*12 \/ 12.*0 \/ 12.*No items.*Never/)
  expect(rows.elements()).toHaveLength(2)
  const panel = screen.getByRole('region', { name: 'Service Status' })
  await expect.element(panel.getByRole('status')).toMatchTextContent('Some services unhealthy')
  const services = panel.getByRole('listitem')
  await expect.element(services.first()).toMatchTextContent(/Server.*Healthy.*waybook/)
  await expect.element(services.nth(1)).toMatchTextContent(/Records.*Healthy.*sqlite/)
  await expect.element(services.nth(2)).toMatchTextContent(/Image service.*Unhealthy.*HTTP 503/)
  await expect.element(services.nth(3)).toMatchTextContent(/Pictures.*Healthy/)
})

it('[ADM-1] [ADM-8] the overview links to the configuration of the installation, which links back', async () => {
  const { screen, address } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('link', { name: 'Environment' }).click()
  await expect.poll(address).toBe('/debug-env')
  await expect.element(screen.getByText('CAMPAIGN_ID')).toBeVisible()
  await screen.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Overview' }).click()
  await expect.poll(address).toBe('/admin')
})
