import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openBareTable, openTable, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }
const bands = { engaged: 5, short: 15, medium: 40, long: 60 }
const grid = { kind: 'square', cell: 5, x: 0, y: 0 } as const

type Screen = Pick<typeof page, 'getByRole' | 'getByText'>
const mapOf = (screen: Screen) => screen.getByRole('region', { name: 'Map of The toll gate' })
const ruler = () => document.querySelector('[data-ruler]')

/** Presses, moves and releases on the map, at percentages of the picture. */
function pointer(screen: Screen, type: 'down' | 'move' | 'up', x: number, y: number): void {
  const map = mapOf(screen).element()
  const box = map.querySelector('[data-scene]')?.getBoundingClientRect() ?? new DOMRect()
  const at = { clientX: box.left + (x / 100) * box.width, clientY: box.top + (y / 100) * box.height }
  map.dispatchEvent(
    new PointerEvent(`pointer${type}`, { ...at, bubbles: true, pointerId: 1, button: 0, isPrimary: true }),
  )
}

async function visitWithBands(layout: { readonly grid?: typeof grid } = {}) {
  await openTable({}, [KESSA, 20, 50], ['characters/odo', 50, 50])
  await callAs(gameMaster, 'setSceneBands', { ...scene, bands })
  await callAs(gameMaster, 'setSceneGrid', { ...scene, grid: null, ...layout })
  const { screen } = await openBareTable()
  await expect.element(mapOf(screen).getByRole('button')).toHaveLength(2)
  return screen
}

it('[VTT-360] [VTT-361] a drag measures a path, and Space adds a waypoint', async () => {
  const screen = await visitWithBands({ grid })
  await screen.getByRole('button', { name: 'Measure' }).click()
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
  pointer(screen, 'down', 60, 20)
  pointer(screen, 'move', 70, 20)
  await expect.element(screen.getByText('2 cells, Close')).toBeVisible()
  await userEvent.keyboard(' ')
  pointer(screen, 'move', 70, 60)
  await expect.element(screen.getByText('8 cells, Medium')).toBeVisible()
  pointer(screen, 'up', 70, 60)
  expect(ruler()?.querySelectorAll('svg ~ .rounded-round')).toHaveLength(3)
  await userEvent.keyboard('v')
  mapOf(screen).element().focus()
  await userEvent.keyboard('v')
  await expect.poll(ruler).toBeNull()
})

it('[VTT-361] taps measure between places, and from a token’s center', async () => {
  const screen = await visitWithBands()
  mapOf(screen).element().focus()
  await userEvent.keyboard('m')
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
  for (const [x, y] of [
    [21, 50.5],
    [50, 49],
  ] as const) {
    pointer(screen, 'down', x, y)
    pointer(screen, 'up', x, y)
  }
  // 30 percent of the width, from center to center.
  await expect.poll(() => ruler()?.textContent).toBe('Medium')
  expect(mapOf(screen).getByRole('button', { name: 'Kessa Vane' }).element().getAttribute('aria-pressed')).toBe('false')
})

it('[VTT-361] the keyboard measures from the selected token to the focused one', async () => {
  const screen = await visitWithBands()
  const map = mapOf(screen)
  await map.getByRole('button', { name: 'Kessa Vane' }).click()
  map.element().focus()
  await userEvent.keyboard('m')
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(map.getByRole('button', { name: 'Odo Brandreth' })).toHaveFocus()
  await expect.element(screen.getByText('Kessa Vane to Odo Brandreth: Medium')).toBeInTheDocument()
})

it('[VTT-362] players also have a ruler, but not the game master’s band controls', async () => {
  await openTable({ as: player() })
  await callAs(gameMaster, 'setSceneBands', { ...scene, bands })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Measure' }).click()
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Set range bands' })).not.toBeInTheDocument()
  pointer(screen, 'down', 10, 10)
  pointer(screen, 'move', 90, 10)
  pointer(screen, 'up', 90, 10)
  await expect.poll(() => ruler()?.textContent).toBe('Extreme')
})

it('[VTT-363] the game master sets how far each band reaches, with rings around the selected token', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 20, 50])
  await mapOf(screen).getByRole('button', { name: 'Kessa Vane' }).click()
  await screen.getByRole('button', { name: 'Measure' }).click()
  await screen.getByRole('button', { name: 'Set range bands' }).click()
  const rings = () => [...document.querySelectorAll('[data-band-rings] g')].map((one) => one.firstElementChild)
  await expect.poll(() => rings().map((one) => one?.getAttribute('cx'))).toEqual(['20', '20', '20', '20'])
  const engaged = screen.getByRole('slider', { name: 'Engaged' })
  await engaged.fill('10')
  await expect.poll(() => rings()[0]?.getAttribute('r')).toBe('10')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('button', { name: 'Set range bands' })).toBeVisible()
  const { bands: stored } = await call('getSceneLayout', scene)
  expect(stored).toMatchObject({ engaged: 10 })
  await screen.getByRole('button', { name: 'Set range bands' }).click()
  await screen.getByRole('button', { name: 'Use defaults' }).click()
  await expect.poll(async () => (await call('getSceneLayout', scene)).bands).toBeNull()
})
