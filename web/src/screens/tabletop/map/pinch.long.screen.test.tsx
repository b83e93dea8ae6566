import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { pinch, pressAndDrag } from '#testing/fingers.ts'
import {
  KESSA,
  openBareTable,
  openTable,
  setUpTable,
  storedTokens,
  tableFiles,
  visitBareTable,
} from '#testing/table-fixture.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { changeFogBrush } from '../fog/fog-tool.ts'

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }
const ODO = 'characters/odo'

beforeEach(async () => {
  await page.viewport(360, 740)
  changeFogBrush({ op: 'reveal', shape: 'brush', radius: 6 })
})

/** Waits for an element of the map. */
async function onMap(selector: string): Promise<Element> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector) ?? document.body
}
const token = async (name: string) => await onMap(`[data-token-id][aria-label^="${name}"]`)
const picture = async () => await onMap('[data-scene]')
const places = async () => (await storedTokens()).map(({ name, x, y }) => `${name} ${Math.round(x)} ${Math.round(y)}`)

it('[VTT-319] a pinch that starts on one or two tokens moves neither', async () => {
  await visitBareTable([KESSA, 40, 40], [ODO, 60, 60])
  const [kessa, odo] = [await token('Kessa Vane'), await token('Odo Brandreth')]
  await pinch(kessa)
  await pinch(kessa, odo)
  await expect.poll(() => getComputedStyle(kessa).getPropertyValue('--x')).toBe('40')
  expect(document.querySelector('[data-token-id][aria-pressed=true]')).toBeNull()
  // Moves are saved in order, so an earlier move of Kessa would already be stored.
  pressAndDrag(odo, { x: 0, y: -20 })
  await expect.poll(async () => (await places()).at(1)).not.toBe('Odo Brandreth 60 60')
  expect((await places()).at(0)).toBe('Kessa Vane 40 40')
})

it('[VTT-319] a pinch with the tool Draw draws nothing, moves no drawing and places no text', async () => {
  await openTable({})
  const points = [
    { x: 50, y: 50 },
    { x: 70, y: 50 },
  ]
  await callAs(gameMaster, 'addDrawing', { ...scene, kind: 'circle', points, colour: 'red', audience: 'everyone' })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Draw' })).toBeVisible()
  await pinch(await picture())
  const options = screen.getByRole('region', { name: 'Draw' })
  await options.getByText('Text', { exact: true }).click()
  await options.getByRole('textbox', { name: 'Text' }).fill('Ambush')
  await pinch(await picture())
  await options.getByText('Line', { exact: true }).click()
  pressAndDrag(await picture(), { x: 60, y: 0 })
  await expect
    .poll(async () => (await call('getDrawings', scene)).drawings.map(({ kind }) => kind))
    .toEqual(['circle', 'line'])
})

it('[VTT-319] a pinch with Measure measures nothing, and with Ping sends no ping', async () => {
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files: tableFiles })
  // Live changes prove that the connection is open. Pings need it.
  await setUpTable()
  await screen.getByRole('button', { name: 'Measure' }).click()
  await expect.element(screen.getByRole('region', { name: 'Measure' })).toBeVisible()
  await pinch(await picture())
  expect(document.querySelector('[data-ruler]')).toBeNull()
  await screen.getByRole('button', { name: 'Ping' }).click()
  await pinch(await picture())
  pressAndDrag(await picture(), { x: 0, y: 0 })
  await expect.poll(() => document.querySelectorAll('[data-ping]')).toHaveLength(1)
})

it('[VTT-319] [FOG-54] a pinch with the brush reverts the stroke, including its sent parts', async () => {
  await openTable({}, [KESSA, 50, 50])
  await callAs(gameMaster, 'setFogStart', { ...scene, closed: true })
  const { screen } = await openBareTable()
  const kessa = screen.getByRole('region', { name: /^Map of/ }).getByRole('button', { name: /^Kessa Vane/ })
  await expect.element(kessa).toHaveAccessibleName('Kessa Vane, under fog')
  await screen.getByRole('button', { name: 'Fog', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Fog' })).toBeVisible()
  const undoable = async () => (await call('getSceneMap', scene)).map?.fog?.undoable
  const isSent = async () => await expect.poll(undoable).toBe(true)
  await pinch(await picture())
  await expect.element(kessa).toHaveAccessibleName('Kessa Vane, under fog')
  await pinch(await picture(), undefined, isSent)
  await expect.poll(undoable).toBe(false)
  await expect.element(kessa).toHaveAccessibleName('Kessa Vane, under fog')
})
