import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { setViewAs } from '#stores/view-as.ts'
import { pinch, pressAndDrag } from '#testing/fingers.ts'

import { KESSA, REACH, visitAsGameMaster } from '../map-fixture.ts'

const pins = async () => {
  const { map } = await call('getMap', { id: REACH })
  return (map?.pins ?? []).map(({ to, at, label, secret, readers }) => ({ to: to?.name ?? label, at, secret, readers }))
}
const stored = async (name: string) => (await pins()).find(({ to }) => to === name)

it('[ATL-30] the game master adds a label without a page in the middle of the map, for some of the party', async () => {
  const { screen, address } = await visitAsGameMaster('/world/map', { frame: 'none' })
  await screen.getByRole('button', { name: 'Add a pin' }).click()
  await screen.getByRole('button', { name: 'Place it in the middle' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New pin' })
  await dialog.getByRole('textbox', { name: 'Label' }).fill('The weir')
  await dialog.getByText('Some of the party').click()
  await dialog.getByRole('button', { name: 'Kessa Vane' }).click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByRole('article', { name: 'The weir' })).toBeVisible()
  await expect.element(screen.getByText('One party member sees this pin')).toBeVisible()
  expect(address()).toBe('/world/map?pin=The+weir')
  expect(await stored('The weir')).toMatchObject({ secret: false, readers: [KESSA] })
})

it('[ATL-31] [ATL-32] the arrow keys move the focused pin, and the move can be undone', async () => {
  await page.viewport(1280, 800)
  const { screen } = await visitAsGameMaster('/world/map')
  const gate = screen.getByRole('region', { name: 'Map of The Reach' }).getByRole('button', { name: 'The Toll Gate' })
  await expect.element(gate).toBeVisible()
  gate.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(async () => (await stored('The Toll Gate'))?.at, { timeout: 5000 }).toEqual({ x: 41, y: 65 })
  await expect.element(gate).toHaveFocus()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored('The Toll Gate'))?.at).toEqual({ x: 40, y: 60 })
})

it('[ATL-32] a pin is made secret, removed, and put back', async () => {
  const { screen } = await visitAsGameMaster('/world/map?pin=locations/toll-gate')
  const card = screen.getByRole('article', { name: 'The Toll Gate' })
  await card.getByRole('button', { name: 'Change' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pin: The Toll Gate' })
  await dialog.getByText('Only me').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText('Only you see this pin')).toBeVisible()
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(async () => await stored('The Toll Gate')).toBeUndefined()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => await stored('The Toll Gate')).toMatchObject({ secret: true, at: { x: 40, y: 60 } })
})

it('[ATL-34] a game master viewing as a player has no secret pins and no controls', async () => {
  setViewAs(KESSA)
  const { screen } = await visitAsGameMaster('/world/map', { frame: 'none' })
  await expect.element(screen.getByRole('button', { name: 'Low Tarrow' }).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /The Candle Stair/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Add a pin' })).not.toBeInTheDocument()
  setViewAs(null)
})

it('[ATL-35] a pinch that begins on the chosen pin does not move it', async () => {
  const { screen } = await visitAsGameMaster('/world/map?pin=locations/toll-gate')
  const map = screen.getByRole('region', { name: 'Map of The Reach' })
  const gate = map.getByRole('button', { name: 'The Toll Gate' })
  await expect.element(gate).toHaveAttribute('aria-pressed', 'true')
  const before = gate.element().getBoundingClientRect().left
  await pinch(gate.element())
  await expect.poll(() => gate.element().getBoundingClientRect().left).toBeCloseTo(before)
  pressAndDrag(gate.element(), { x: 40, y: 0 })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored('The Toll Gate'))?.at).toEqual({ x: 40, y: 60 })
})
