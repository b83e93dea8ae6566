import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, tableFiles as files, visitBareTable, visitTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

it('[VTT-1] the URL without an id leads to the campaign’s table', async () => {
  const { address } = await visit('/vtt', { as: player(), files, frame })
  expect(address()).toBe('/vtt/dam3')
})

it('[VTT-26] without a scene, players wait on the night ground, and a new scene appears without a reload', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { screen } = await visit('/vtt/dam3', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'No scene active' })).toBeVisible()
  await expect.element(screen.getByText('Waiting for GM to set a scene')).toBeVisible()
  expect(warn).toHaveBeenCalledWith('No active scene in dam3')
  await expect.element(screen.getByText(/^The game master hasn’t opened one yet/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'The toll gate' })).not.toBeInTheDocument()
  const ground = () => document.querySelector('.table-layout')?.querySelector('svg path[stroke-width]') ?? null
  expect(ground()).not.toBeNull()
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Map of The toll gate' })).toBeVisible()
  expect(ground()).toBeNull()
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

it('[VTT-5] [VTT-6] shows a token at its position, with its initials and a label if it is hidden', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 25, 75], ['characters/the-unlit', 100, 0, false])
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
    .getByRole('button', { name: 'The Unlit, hidden from players, because its character is hidden' })
  await expect.element(hidden).toBeInTheDocument()
  expect(at(hidden.element())).toEqual([expect.closeTo(1), expect.closeTo(0), expect.closeTo(70, 0)])
})

it('[VTT-8] a click selects a token, also for players, and a click on the background deselects it', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const kessa = map.getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).toBeVisible()
  await map.click({ position: { x: 400, y: 300 } })
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).not.toBeInTheDocument()
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
