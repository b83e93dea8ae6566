import { beforeEach, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openBareTable, openTable, tableFiles as files, visitBareTable } from '#testing/table-fixture.ts'
import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }
const LEFT = {
  shape: 'rect',
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 100 },
  ],
} as const

beforeEach(async () => await page.viewport(1440, 900))

/** Opens the table fully covered by fog, with Kessa at this percentage from the left. */
async function visitUnderFog(x: number) {
  await openTable({}, [KESSA, x, 50])
  await callAs(gameMaster, 'setFogStart', { ...scene, closed: true })
  return await openBareTable()
}

const tilesShown = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-tile]')].map(({ src }) => new URL(src).pathname)
const tilesListed = async () => {
  const { map } = await call('getSceneMap', scene)
  return (map?.tiles ?? []).map(([id, key]) => `${map?.address}/${id}-${key}.webp`)
}

/** The veil's opacity at a position of the map, 0 to 255; `null` without a veil. */
function veilAt(x: number, y: number): number | null {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-fog-veil] canvas')
  const at = [(canvas?.width ?? 0) * x, (canvas?.height ?? 0) * y].map(Math.floor)
  return canvas?.getContext('2d')?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data[3] ?? null
}

function press(map: Locator, type: string, x: number, y: number): void {
  const ground = map.element().querySelector('[data-ground]')?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [ground.left + ground.width * x, ground.top + ground.height * y]
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true, clientX, clientY }
  map.element().dispatchEvent(new PointerEvent(type, pointer))
}

it('[FOG-51] a player sees only listed tiles, and new ones live', async () => {
  const { screen } = await visit('/vtt/dam3', { as: player(), files })
  await callAs(gameMaster, 'setActiveScene', scene)
  await callAs(gameMaster, 'setFogStart', { ...scene, closed: true })
  await expect.element(screen.getByText('Nothing of this map is revealed yet')).toBeInTheDocument()
  expect(document.querySelectorAll('[data-ground] img, img[data-ground]')).toHaveLength(0)
  await callAs(gameMaster, 'changeFog', { ...scene, op: 'reveal', ...LEFT, points: [...LEFT.points] })
  await expect.poll(async () => (await tilesListed()).length).toBeGreaterThan(0)
  // The tiles in view: one level, or two while the new level loads.
  await expect.poll(() => tilesShown().length).toBeGreaterThanOrEqual(4)
  const listed = await tilesListed()
  expect(tilesShown().filter((one) => !listed.includes(one))).toEqual([])
  await callAs(gameMaster, 'changeFog', { ...scene, op: 'cover', shape: 'all' })
  await expect.poll(() => tilesShown()).toEqual([])
})

it('[FOG-54] the game master clears fog with a stroke that undoes as one, and tokens under fog are labeled', async () => {
  const { screen } = await visitUnderFog(75)
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(map.getByRole('button', { name: 'Kessa Vane, under fog' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Fog', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Fog' })).toBeVisible()
  await expect.poll(() => veilAt(0.5, 0.5)).toBeGreaterThan(100)
  press(map, 'pointerdown', 0.5, 0.5)
  press(map, 'pointermove', 0.75, 0.5)
  await expect.poll(() => veilAt(0.5, 0.5)).toBe(0)
  press(map, 'pointerup', 0.75, 0.5)
  await expect.element(map.getByRole('button', { name: 'Kessa Vane', exact: true })).toBeVisible()
  await expect.poll(async () => (await call('getSceneMap', scene)).map?.fog?.undoable).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(map.getByRole('button', { name: 'Kessa Vane, under fog' })).toBeVisible()
  await expect.poll(() => veilAt(0.5, 0.5)).toBeGreaterThan(100)
})

it('[FOG-55] without a pointer, the game master clears around the party, covers everything and resets the fog', async () => {
  const { screen } = await visitUnderFog(25)
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(map.getByRole('button', { name: 'Kessa Vane, under fog' })).toBeVisible()
  map.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
  await screen.getByRole('button', { name: 'Clear around the party' }).click()
  await expect.element(map.getByRole('button', { name: 'Kessa Vane', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Cover all' }).click()
  await expect.element(map.getByRole('button', { name: 'Kessa Vane, under fog' })).toBeVisible()
  await screen.getByRole('radio', { name: 'Cover' }).click({ force: true })
  await expect
    .element(screen.getByText('Covering an area again doesn’t erase what players have already seen.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Reset fog' }).click()
  await screen.getByRole('button', { name: 'Start open' }).click()
  await expect.element(map.getByRole('button', { name: 'Kessa Vane', exact: true })).toBeVisible()
  await expect.poll(async () => (await call('getSceneMap', scene)).map?.fog?.startsClosed).toBe(false)
})

it('[FOG-53] a refused stroke is reverted', async () => {
  const { screen } = await visitBareTable()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await screen.getByRole('button', { name: 'Fog', exact: true }).click()
  await screen.getByRole('radio', { name: 'Cover' }).click({ force: true })
  await breakDatabase()
  press(map, 'pointerdown', 0.5, 0.5)
  await expect.poll(() => veilAt(0.5, 0.5)).toBeGreaterThan(100)
  press(map, 'pointerup', 0.5, 0.5)
  await expect.element(screen.getByText('Not saved, restored')).toBeVisible()
  expect(document.querySelector('[data-fog-veil]')).toBeNull()
})
