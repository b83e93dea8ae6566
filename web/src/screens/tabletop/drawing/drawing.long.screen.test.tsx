import type { Drawing } from '@waybook/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openBareTable, openTable, tableFiles as files, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }

beforeEach(async () => {
  // Browsers refuse to capture synthetic pointers.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
  await page.viewport(1440, 900)
})

const stored = async (): Promise<Drawing[]> => (await call('getDrawings', scene)).drawings

/** Visits the table with a red drawing on it. */
async function visitDrawn(drawing: Pick<Drawing, 'kind' | 'points' | 'audience'>) {
  await openTable({})
  await callAs(gameMaster, 'addDrawing', { ...scene, ...drawing, colour: 'red' })
  return await openBareTable()
}

/** Presses on the picture, moves along these points, in percent of the picture, and releases. */
async function press(...path: readonly (readonly [number, number])[]): Promise<void> {
  await expect.poll(() => document.querySelector('[data-scene]')).not.toBeNull()
  const box = document.querySelector('[data-scene]')?.getBoundingClientRect() ?? new DOMRect()
  const map = document.querySelector('[data-map]')
  const send = (type: string, [x, y]: readonly [number, number]) =>
    map?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        clientX: box.left + (x / 100) * box.width,
        clientY: box.top + (y / 100) * box.height,
      }),
    )
  const [first, ...others] = path
  const last = path.at(-1)
  if (!first || !last) return
  send('pointerdown', first)
  others.forEach((place) => send('pointermove', place))
  send('pointerup', last)
}

it('[DRAW-31] draws a freehand line, a circle with its size, and a text at the pressed position', async () => {
  const { screen } = await visitBareTable()
  await screen.getByRole('button', { name: 'Draw', exact: true }).click()
  const options = screen.getByRole('region', { name: 'Draw' })
  await expect.element(options).toBeVisible()
  await press([10, 20], [20, 20.1], [30, 20], [30, 40])
  await expect
    .poll(async () => (await stored()).map(({ kind, points }) => [kind, points.length]))
    .toEqual([['freehand', 3]])
  await options.getByText('Circle').click()
  await options.getByRole('radio', { name: 'Blue' }).click()
  await options.getByText('Only me').click()
  await press([50, 50], [60, 50])
  await expect.element(screen.getByText('Blue, 10% of the width, game masters only')).toBeVisible()
  await options.getByText('Text', { exact: true }).click()
  await options.getByRole('textbox', { name: 'Text' }).fill('Ambush')
  await press([70, 70])
  await expect
    .poll(async () => (await stored()).map(({ text, audience }) => [text, audience]))
    .toEqual([
      [undefined, 'everyone'],
      [undefined, 'gameMaster'],
      ['Ambush', 'gameMaster'],
    ])
})

it('[DRAW-31] a click draws nothing, and the key N chooses the tool', async () => {
  const { screen } = await visitBareTable()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(map).toBeVisible()
  map.element().focus()
  await userEvent.keyboard('n')
  await expect
    .element(screen.getByRole('button', { name: 'Draw', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  const options = screen.getByRole('region', { name: 'Draw' })
  await options.getByText('Cone').click()
  await press([40, 40], [40.1, 40])
  await press([40, 40], [60, 40])
  await expect.poll(async () => (await stored()).map(({ kind }) => kind)).toEqual(['cone'])
})

it('[DRAW-32] the list marks a drawing, removes it, and undoes that', async () => {
  const points = [
    { x: 10, y: 10 },
    { x: 40, y: 10 },
  ]
  const { screen } = await visitDrawn({ kind: 'line', points, audience: 'everyone' })
  const section = screen.getByRole('region', { name: 'Drawings' })
  const row = section.getByRole('button', { name: /^Line Red/ })
  await row.click()
  await expect.element(row).toHaveAttribute('aria-pressed', 'true')
  await section.getByRole('button', { name: /^Remove Line/ }).click()
  await expect.element(section).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Draw', exact: true }).click()
  await screen.getByRole('button', { name: 'Undo drawing' }).click()
  await expect.element(row).toBeVisible()
})

it('[DRAW-33] the game master drags the marked drawing, moves it with arrow keys, and shows it to players', async () => {
  const points = [
    { x: 30, y: 30 },
    { x: 40, y: 30 },
  ]
  const { screen } = await visitDrawn({ kind: 'circle', points, audience: 'gameMaster' })
  await screen.getByRole('button', { name: 'Draw', exact: true }).click()
  const section = screen.getByRole('region', { name: 'Drawings' })
  await section.getByRole('button', { name: /^Circle Red/ }).click()
  await press([32, 32], [42, 37], [52, 42])
  const centres = async () => (await stored()).map((one) => [one.points[0]?.x, one.points[0]?.y].map(Number))
  await expect.poll(async () => (await centres()).flat().map(Math.round)).toEqual([50, 40])
  section
    .getByRole('button', { name: /^Move Circle/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(async () => (await centres()).flat().map(Math.round)).toEqual([45, 39])
  await section.getByText('Everyone').click()
  await expect.poll(async () => (await stored()).map(({ audience }) => audience)).toEqual(['everyone'])
  // A press beside the marked drawing draws.
  await press([80, 80], [85, 80])
  await expect.poll(async () => (await stored()).length).toBe(2)
})

it('[DRAW-30] players see drawings immediately, also in the list, without tools', async () => {
  const { screen } = await visit('/vtt/dam3', { as: player('characters/kessa-vane'), files })
  await callAs(gameMaster, 'setActiveScene', scene)
  const draw = async (text: string, audience: Drawing['audience']) =>
    await callAs(gameMaster, 'addDrawing', {
      ...scene,
      kind: 'text',
      points: [{ x: 10, y: 10 }],
      text,
      colour: 'white',
      audience,
    })
  await draw('Mind the gap', 'everyone')
  await expect.poll(() => document.querySelector('[data-drawings]')?.textContent).toBe('Mind the gap')
  await draw('Hidden', 'gameMaster')
  await screen.getByRole('button', { name: 'Table' }).click()
  const section = screen.getByRole('region', { name: 'Drawings' })
  await expect.element(section.getByRole('listitem')).toHaveLength(1)
  await expect.element(section.getByRole('button', { name: /Remove|Undo/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).not.toBeInTheDocument()
})
