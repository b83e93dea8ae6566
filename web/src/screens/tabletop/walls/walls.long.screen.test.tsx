import { expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/cellar' }
const at = (x: number, y: number) => ({ x, y })

/** A map of 40 by 20 cells with two rooms and a door between them. */
async function cellar(): Promise<string> {
  const canvas = new OffscreenCanvas(800, 400)
  canvas.getContext('2d')?.fillRect(0, 0, 800, 400)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return JSON.stringify({
    format: 0.3,
    resolution: { map_origin: at(0, 0), map_size: at(40, 20), pixels_per_grid: 20 },
    line_of_sight: [
      [at(20, 8), at(20, 5), at(10, 5), at(10, 15), at(20, 15), at(20, 12)],
      [at(20, 5), at(30, 5), at(30, 15), at(20, 15)],
    ],
    portals: [{ position: at(20, 10), bounds: [at(20, 8), at(20, 12)], closed: true }],
    lights: [{ position: at(15, 10), range: 4, intensity: 1, color: 'ffeccd8b' }],
    image: btoa(String.fromCharCode(...bytes)),
  })
}

const filesWith = (map: string) => ({
  'scenes/cellar.md': '---\nname: The cellar\nvisible: true\n---\n',
  'scenes/cellar.uvtt': map,
})

function press(map: Locator, x: number, y: number): void {
  const ground = map.element().querySelector('[data-ground]')?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [ground.left + ground.width * x, ground.top + ground.height * y]
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true, clientX, clientY }
  for (const type of ['pointerdown', 'pointerup']) map.element().dispatchEvent(new PointerEvent(type, pointer))
}

it('[FOG-63] [SCN-36] the game master sees walls, covers the map and clears it room by room', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/vtt/dam3?scene=scenes%2Fcellar', {
    as: gameMaster,
    files: filesWith(await cellar()),
  })
  const map = screen.getByRole('region', { name: 'Map of The cellar' })
  await expect.poll(() => document.querySelectorAll('[data-walls] path').length).toBeGreaterThan(1)
  await screen.getByRole('button', { name: 'Fog', exact: true }).click()
  await screen.getByRole('button', { name: 'Cover all, clear by room' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Room' })).toBeChecked()
  const tiles = async () => (await callAs(player(), 'getSceneMap', scene)).map?.tiles?.length
  await expect.poll(tiles).toBe(0)
  press(map, 0.1, 0.1)
  await expect.element(screen.getByText('There is no closed room here')).toBeInTheDocument()
  expect(await tiles()).toBe(0)
  press(map, 0.3, 0.5)
  await expect.poll(tiles).toBeGreaterThan(0)
  await screen.getByRole('switch', { name: /Walls and doors/ }).click()
  await expect.poll(() => document.querySelector('[data-walls]')).toBe(null)
})

it('[SCN-32] a player’s page has no walls, and no switch for them', async () => {
  await visit('/vtt/dam3', { as: player(), files: filesWith(await cellar()) })
  await callAs(gameMaster, 'setActiveScene', scene)
  await expect.element(page.getByRole('region', { name: 'Map of The cellar' })).toBeVisible()
  await expect(call('getSceneWalls', scene)).rejects.toMatchObject({ id: 'not-allowed' })
  expect(document.querySelector('[data-walls]')).toBe(null)
})
