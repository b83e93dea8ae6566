import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, tableFiles as files, visitBareTable } from '#testing/table-fixture.ts'
import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

it('[VTT-1] another campaign’s URL shows the error and links to this campaign’s table', async () => {
  const { screen } = await visit('/', { as: player(), files })
  await screen.getByRole('link', { name: 'VTT' }).first().click()
  await expect.element(screen.getByRole('heading', { name: 'No scene active' })).toBeVisible()
  const other = await visit('/vtt/other', { as: player(), files, frame })
  const alert = other.screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Error loading scene: API query failed: Campaign "other" not found')
  await other.screen.getByRole('link', { name: 'Table of The Small Road' }).click()
  expect(other.address()).toBe('/vtt/dam3')
})

it('[VTT-26] a campaign without scenes says so to the game master', async () => {
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files: {}, frame })
  await expect.element(screen.getByText(/^This campaign has no scenes yet/)).toBeVisible()
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Scenes' }))
    .toHaveAttribute('href', '/scenes')
})

it('[VTT-1] shows why the table failed to load', async () => {
  const { screen, navigate } = await visit('/rules', { as: player(), files, frame })
  await breakDatabase()
  await navigate('/vtt/dam3')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading scene: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('[VTT-15] on phones, the tab Tokens replaces Add Token, and Delete Token doesn’t cover the view tools', async () => {
  await page.viewport(360, 740)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await map.getByRole('button', { name: 'Kessa Vane' }).click()
  const remove = screen.getByRole('button', { name: 'Delete Token' })
  await expect.element(remove).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add Token' })).not.toBeInTheDocument()
  const tools = screen.getByRole('toolbar', { name: 'View' }).element().getBoundingClientRect()
  expect(remove.element().getBoundingClientRect().left).toBeGreaterThan(tools.right)
})

it('[VTT-2] on phones the navigation leads to the table, where tabs and dice remain', async () => {
  await page.viewport(360, 740)
  const { screen, address } = await visit('/rules', { as: gameMaster, files })
  const tabs = screen.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'VTT' }).click()
  await expect.poll(address).toBe('/vtt/dam3')
  await expect.element(screen.getByRole('heading', { name: 'No scene active' })).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Home' })).toBeVisible()
  await tabs.getByRole('button', { name: 'Dice' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Dice Roller' })).toBeVisible()
})
