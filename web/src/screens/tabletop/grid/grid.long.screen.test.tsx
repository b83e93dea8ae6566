import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openBareTable, openTable, storedTokens, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player, type Visitor } from '#testing/visit.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }
const squares = { kind: 'square', cell: 10, x: 0, y: 0 } as const

type Screen = Pick<typeof page, 'getByRole' | 'getByText'>
const mapOf = (screen: Screen) => screen.getByRole('region', { name: 'Map of The toll gate' })
const storedGrid = async () => (await call('getSceneLayout', scene)).grid
const places = async () => (await storedTokens()).map(({ x, y }) => [x, y])

/** Opens a table with squares, with Kessa at these percentages. */
async function visitSquares(x: number, y: number, as: Visitor = gameMaster) {
  await openTable({ as }, [KESSA, x, y])
  await callAs(gameMaster, 'setSceneGrid', { ...scene, grid: squares })
  const { screen } = await openBareTable()
  await expect.element(mapOf(screen).getByRole('button', { name: 'Kessa Vane' })).toBeVisible()
  await expect.poll(() => document.querySelector('[data-grid=square]')).not.toBeNull()
  return screen
}

/** Drags on the map between percentages of the picture. */
function drag(screen: Screen, from: readonly [number, number], to: readonly [number, number], keys = {}): void {
  const map = mapOf(screen).element()
  const box = map.querySelector('[data-scene]')?.getBoundingClientRect() ?? new DOMRect()
  const send = (type: string, [x, y]: readonly [number, number]) => {
    const at = { clientX: box.left + (x / 100) * box.width, clientY: box.top + (y / 100) * box.height }
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? map
    const held = type === 'pointerdown' ? target : map
    held.dispatchEvent(
      new PointerEvent(type, { ...at, ...keys, bubbles: true, pointerId: 1, button: 0, isPrimary: true }),
    )
  }
  send('pointerdown', from)
  send('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  send('pointermove', to)
  send('pointerup', to)
}

it('[VTT-350] the game master drags a box around 3 by 3 squares, sees the grid and saves it', async () => {
  const { screen } = await visitBareTable()
  await screen.getByRole('button', { name: 'Grid' }).click()
  await screen.getByRole('radio', { name: '3 cells' }).click()
  await expect.poll(() => document.querySelector('[data-grid]')).not.toBeNull()
  // The picture is 40 by 30: 12 percent of its width are 16 of its height.
  drag(screen, [40, 40], [52, 56])
  await expect.element(screen.getByRole('spinbutton', { name: 'Cell (%)' })).toHaveValue(4)
  expect(await storedGrid()).toBeNull()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(storedGrid).toEqual({ kind: 'square', cell: 4, x: 0, y: 2 })
  await expect.element(screen.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => document.querySelectorAll('[data-grid=square]').length).toBe(1)
})

it('[VTT-350] numbers fine-tune the grid; Cancel discards the changes, and None removes the grid', async () => {
  const screen = await visitSquares(55, 50)
  await screen.getByRole('button', { name: 'Grid' }).click()
  await screen.getByRole('radio', { name: 'Hex' }).click()
  await screen.getByRole('spinbutton', { name: 'Cell (%)' }).fill('8.25')
  await expect.poll(() => document.querySelector('[data-grid]')?.getAttribute('data-grid')).toBe('hex')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => document.querySelector('[data-grid]')?.getAttribute('data-grid')).toBe('square')
  expect(await storedGrid()).toEqual(squares)
  await screen.getByRole('button', { name: 'Grid' }).click()
  await screen.getByRole('radio', { name: 'None' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(storedGrid).toBeNull()
})

it('[VTT-351] [VTT-352] a dropped token snaps to its cell, except with Alt', async () => {
  const screen = await visitSquares(55, 50)
  drag(screen, [55, 50], [31, 50])
  // Cells are 10 percent of the width, and so 13.33 of the height.
  await expect.poll(places).toEqual([[35, 46.67]])
  drag(screen, [35, 46.67], [60, 46.67], { altKey: true })
  await expect.poll(places).toEqual([[60, 46.67]])
})

it('[VTT-352] each arrow key moves a token one cell, or five with Shift', async () => {
  const screen = await visitSquares(55, 46.67)
  const kessa = mapOf(screen).getByRole('button', { name: 'Kessa Vane' }).element()
  if (kessa instanceof HTMLElement) kessa.focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{ArrowDown}')
  await expect.poll(places).toEqual([[15, 60]])
})

it('[VTT-353] players see the grid, a medium token is as wide as a cell, and only game masters have the tool', async () => {
  const screen = await visitSquares(50, 50, player())
  const kessa = mapOf(screen).getByRole('button', { name: 'Kessa Vane' })
  const width = () => document.querySelector('[data-scene]')?.getBoundingClientRect().width ?? 0
  await expect.poll(() => kessa.element().getBoundingClientRect().width / width()).toBeCloseTo(0.1, 2)
  await expect.element(screen.getByRole('button', { name: 'Grid' })).not.toBeInTheDocument()
})
