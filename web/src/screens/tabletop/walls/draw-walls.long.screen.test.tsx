import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/cellar' }
/** 20 by 10 cells of 100 units. */
const files = {
  'scenes/cellar.md': '---\nname: The cellar\nvisible: true\n---\n',
  'scenes/cellar.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 250"><path d="M0 0h9v9"/></svg>',
}

beforeEach(async () => {
  // Browsers refuse to capture synthetic pointers.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
  await page.viewport(1440, 900)
})

const stored = async () => (await call('getSceneWalls', scene)).walls
const kinds = async () => ((await stored())?.walls ?? []).map(({ kind }) => kind).toSorted()

async function openWalls() {
  const { screen } = await visit('/vtt/dam3?scene=scenes%2Fcellar', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'Walls', exact: true }).click()
  const options = screen.getByRole('region', { name: 'Walls', exact: true })
  await expect.element(options).toBeVisible()
  return { screen, options }
}

/** Presses on the picture, in percent of it. */
function press(x: number, y: number, to: readonly [number, number] = [x, y]): void {
  const box = document.querySelector('[data-scene]')?.getBoundingClientRect() ?? new DOMRect()
  const send = (type: string, [across, down]: readonly [number, number]) =>
    document.querySelector('[data-map]')?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        clientX: box.left + (across / 100) * box.width,
        clientY: box.top + (down / 100) * box.height,
      }),
    )
  send('pointerdown', [x, y])
  send('pointermove', to)
  send('pointerup', to)
}

it('[WAL-22] a chain ends with Enter or its last point, and a press cuts a door into a wall', async () => {
  const { options } = await openWalls()
  press(10, 20)
  press(30, 20)
  press(30, 60)
  await expect.element(options.getByRole('button', { name: 'Done' })).toBeVisible()
  expect(await kinds()).toEqual([])
  press(30, 60)
  await expect.poll(kinds).toEqual(['wall', 'wall'])
  await options.getByText('Door', { exact: true }).click()
  press(20, 20)
  await expect.poll(kinds).toEqual(['door', 'wall', 'wall', 'wall'])
  await options.getByText('Select', { exact: true }).click()
  press(30, 40)
  await expect.element(options.getByText('1 wall selected, 4 cells')).toBeVisible()
  await options.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(kinds).toEqual(['door', 'wall', 'wall'])
  await options.getByRole('button', { name: 'Undo walls' }).click()
  await expect.poll(kinds).toEqual(['door', 'wall', 'wall', 'wall'])
  await options.getByText('Draw', { exact: true }).click()
  press(60, 20)
  press(80, 20)
  await userEvent.keyboard('{Escape}')
  await expect.element(options.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  expect(await kinds()).toHaveLength(4)
})

it('[WAL-23] doors are opened, locked and made secret from their list by keys', async () => {
  const { screen, options } = await openWalls()
  await options.getByText('Room', { exact: true }).click()
  press(10, 20, [30, 60])
  await expect.poll(kinds).toHaveLength(4)
  await options.getByText('Door', { exact: true }).click()
  press(20, 20)
  await expect.poll(kinds).toContain('door')
  await screen.getByRole('tab', { name: 'Tokens' }).click()
  const row = screen.getByRole('button', { name: /^Door 1, column/ })
  await expect.element(row).toBeVisible()
  row.element().focus()
  const door = async () => (await stored())?.walls.find(({ kind }) => kind === 'door')
  await userEvent.keyboard('{Enter}')
  await expect.poll(door).toMatchObject({ door: 'open' })
  await userEvent.keyboard('l')
  await expect.poll(door).toMatchObject({ door: 'locked' })
  await userEvent.keyboard('s')
  await expect.poll(door).toMatchObject({ secret: true })
  await expect.element(screen.getByText('Locked, secret')).toBeVisible()
})
