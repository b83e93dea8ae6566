import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, tableFiles as files, visitBareTable, visitTable } from '#testing/table-fixture.ts'
import { breakDatabase, gameMaster, player, visit, callAs } from '#testing/visit.tsx'

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

it('[VTT-1] the URL without an id leads to the campaign’s table', async () => {
  const { address } = await visit('/vtt', { as: player(), files, frame })
  expect(address()).toBe('/vtt/dam3')
})

it('[VTT-26] without a scene, the game master chooses one', async () => {
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files, frame })
  await expect.element(screen.getByText(/^Open a scene to prepare it, or show one/)).toBeVisible()
  await expect.element(screen.getByText('Waiting for GM to set a scene')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Scenes', exact: true }).last())
    .toHaveAttribute('href', '/scenes')
  const main = screen.getByRole('list').first()
  await expect
    .element(main.getByRole('link', { name: 'Fog No map' }))
    .toHaveAttribute('href', '/vtt/dam3?scene=scenes%2Ffog')
  await main.getByRole('button', { name: 'Show The third lamp to players' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The third lamp', level: 1 })).toBeVisible()
})

it('[VTT-3] the toolbar and keys zoom, tokens scale with the map, and Fit to screen resets the zoom', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const kessa = map.getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toBeVisible()
  const widths = () =>
    [map.element().querySelector('img'), kessa.element()].map((one) => one?.getBoundingClientRect().width)
  const [fitted = 0] = widths()
  expect(fitted).toBeGreaterThan(1000)
  const zoomedBy = (by: number): unknown[] => [expect.closeTo(fitted * by, 0), expect.closeTo(70 * by, 0)]
  expect(widths()).toEqual(zoomedBy(1))
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  expect(widths()).toEqual(zoomedBy(1.4))
  map.element().dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  map.element().dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  expect(widths()).toEqual(zoomedBy(1 / 1.4))
  await screen.getByRole('button', { name: 'Fit to screen' }).click()
  expect(widths()).toEqual(zoomedBy(1))
})

it('[VTT-4] shows the last roll visible to the viewer at the lower edge', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/vtt/dam3', { as: player(KESSA), files })
  const last = screen.getByRole('region', { name: 'Last roll' })
  await expect.element(last).not.toBeInTheDocument()
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  await callAs(gameMaster, 'rollDice', { pool: '2y1g', reason: 'Stealth' })
  await expect.element(last).toMatchTextContent(/Stealth/)
  await callAs(gameMaster, 'rollDice', { pool: '1g', reason: 'Ambush', audience: 'gameMaster' })
  await callAs(gameMaster, 'rollDice', { pool: '2g1p', reason: 'Vigilance' })
  await expect.element(last).toMatchTextContent(/Vigilance/)
  await callAs(gameMaster, 'rollDice', { pool: '1g', reason: 'Ambush', audience: 'gameMaster' })
  const { rolls } = await call('getRolls', { limit: 10 })
  expect(rolls.map(({ reason }) => reason)).toEqual(['Vigilance', 'Stealth'])
  await expect.element(last).toMatchTextContent(/Vigilance/)
  const { bottom } = last.element().getBoundingClientRect()
  expect(innerHeight - bottom).toBeLessThan(24)
})

it('[VTT-22] [VTT-23] shows the number of people; the key P pings the selected token for everyone, including the user', async () => {
  const { screen } = await visitTable([KESSA, 50, 50])
  await expect.element(screen.getByText('Active scene, 1 person here')).toBeVisible()
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  kessa.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  await expect.element(screen.getByText(/points at 50 percent across, 50 percent down/)).toBeInTheDocument()
  expect(document.querySelectorAll('[data-ping]')).toHaveLength(1)
})
