import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, setUpTable, tableFiles as files, visitTable } from '#testing/table-fixture.ts'
import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

it('[VTT-1] without an id, shows that no adventure is specified', async () => {
  const { screen } = await visit('/vtt', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'No adventure specified' })).toBeVisible()
})

it('[VTT-1] without a scene, shows that players are waiting, and the scene appears without a reload', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files })
  await expect.element(screen.getByRole('heading', { name: 'No scene active' })).toBeVisible()
  await expect.element(screen.getByText('Waiting for GM to set a scene')).toBeVisible()
  expect(warn).toHaveBeenCalledWith('No active scene in dam3')
  await setUpTable()
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
})

it('[VTT-1] shows why the table cannot be loaded', async () => {
  const { screen } = await visit('/', { as: player(), files })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'VTT' }).first().click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading scene: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('[VTT-5] [VTT-6] a token is drawn at its percentages, with its initials and whether it is hidden', async () => {
  const { screen } = await visitTable([KESSA, 25, 75], ['characters/the-unlit', 100, 0, false])
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toBeVisible()
  expect(kessa.element().getAttribute('data-token-id')).toMatch(/./)
  expect(kessa.element().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('KV')
  const map = screen.getByRole('region', { name: 'Map of The toll gate' }).element().querySelector('img')
  const ground = map?.getBoundingClientRect() ?? new DOMRect()
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [(x + width / 2 - ground.x) / ground.width, (y + height / 2 - ground.y) / ground.height, width]
  }
  expect(at(kessa.element())).toEqual([expect.closeTo(0.25), expect.closeTo(0.75), expect.closeTo(70, 0)])
  const hidden = screen
    .getByRole('region', { name: 'Map of The toll gate' })
    .getByRole('button', { name: 'The Unlit, hidden from players, because its character is' })
  await expect.element(hidden).toBeInTheDocument()
  expect(at(hidden.element())).toEqual([expect.closeTo(1), expect.closeTo(0), expect.closeTo(70, 0)])
})

it('[VTT-8] a click selects, also for players, and one on the background deselects', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const kessa = map.getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).toBeVisible()
  await map.click({ position: { x: 400, y: 300 } })
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).not.toBeInTheDocument()
})

it('[VTT-3] the toolbar and keys zoom, tokens keep their size, and the map fits again', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const kessa = map.getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toBeVisible()
  const widths = () =>
    [map.element().querySelector('img'), kessa.element()].map((one) => one?.getBoundingClientRect().width)
  const [fitted] = widths()
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  expect(widths()).toEqual([expect.closeTo((fitted ?? 0) * 1.4, 0), expect.closeTo(70, 0)])
  map.element().dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  map.element().dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
  expect(widths()).toEqual([expect.closeTo((fitted ?? 0) / 1.4, 0), expect.closeTo(70, 0)])
  await screen.getByRole('button', { name: 'Fit to screen' }).click()
  expect(widths()).toEqual([expect.closeTo(fitted ?? 0, 0), expect.closeTo(70, 0)])
})

it('[VTT-4] shows the last roll at the lower edge', async () => {
  const { screen } = await visitTable()
  await call('rollDice', { pool: '2y1g', reason: 'Stealth' })
  await expect.element(screen.getByRole('region', { name: 'Last roll' })).toMatchTextContent(/Stealth/)
})

it('[VTT-22] shows how many people are here', async () => {
  const { screen } = await visitTable()
  await expect.element(screen.getByText('Active scene, 1 person here')).toBeVisible()
})

it('[VTT-23] the key P points at the selected token for everyone, including the user', async () => {
  const { screen } = await visitTable([KESSA, 50, 50])
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  kessa.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  await expect.element(screen.getByText(/points at 50 percent across, 50 percent down/)).toBeInTheDocument()
  expect(document.querySelectorAll('[data-ping]')).toHaveLength(1)
})
