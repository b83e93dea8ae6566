import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = { 'scenes/gate.md': '---\nname: The gate\n---\n' }
const button = { name: 'New scene from a map…' }

async function map(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200)
  if (!canvas.getContext('2d')) throw new Error('This browser has no 2D canvas')
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

function choose(file: File): void {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('There is no file input')
  const held = new DataTransfer()
  held.items.add(file)
  chooser.files = held.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

const scenes = async () => (await call('listEntities', { type: 'scene' })).entities.map(({ name }) => name)

it('[SCR-270] a map becomes a hidden scene that opens on the table, and players see nothing of it', async () => {
  const { screen, address } = await visit('/scenes', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('button', button)).toBeVisible()
  choose(await map('old_mill [3x2].png'))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Old mill')
  await screen.getByRole('button', { name: 'Create scene' }).click()
  await expect.poll(address, { timeout: 10_000 }).toMatch(/^\/vtt\/dam3\?scene=scenes%2Fold-mill/)
  await expect.element(screen.getByRole('heading', { name: 'Old mill' })).toBeVisible()
  const { entities } = await call('getEntities', { ids: ['scenes/old-mill'] })
  expect(entities).toMatchObject([{ visible: false, image: { width: 300, height: 200 } }])
})

it('[SCR-271] a refused map leaves no scene', async () => {
  const { screen } = await visit('/scenes', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('button', button)).toBeVisible()
  choose(new File(['no picture'], 'mill.png', { type: 'image/png' }))
  await screen.getByRole('button', { name: 'Create scene' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/is not a PNG/)
  expect(await scenes()).toEqual(['The gate'])
  choose(new File(['drawing'], 'mill.svg', { type: 'image/svg+xml' }))
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('The picture is an SVG drawing, which cannot be uploaded')
  expect(await scenes()).toEqual(['The gate'])
})

it('[SCR-270] players do not see the button', async () => {
  const { screen } = await visit('/scenes', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Scenes' })).toBeVisible()
  await expect.element(screen.getByRole('button', button)).not.toBeInTheDocument()
})
