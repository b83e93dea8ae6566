import { emptyPool } from '@waybook/rules'
import { expect, it, vi } from 'vitest'

import { call } from '#api/call.ts'
import { openTray } from '#stores/tray.ts'
import { player, visit } from '#testing/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

/** Opens a page with a live connection. Returns functions that roll dice from elsewhere. */
async function watch() {
  const { screen } = await visit('/rules', { as: player('characters/kessa-vane'), files })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const roll = async (reason: string) => await call('rollDice', { pool: '2g', reason })
  const untilTold = async (reason: string) => {
    await expect
      .poll(async () => {
        await roll(reason)
        return document.body.textContent
      })
      .toMatch(new RegExp(`Maren, ${reason}: (succeeds|fails)`))
  }
  return { screen, roll, untilTold }
}

it('[TRAY-14] a roll of somebody else is told in one line on any page, and opens when the line is pressed', async () => {
  const { screen, untilTold } = await watch()
  await untilTold('Elsewhere')
  const toast = screen.getByRole('status', { name: 'Rolls of others' })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await toast.getByRole('button').click()
  const surface = screen.getByRole('dialog', { name: 'Dice Roller' })
  const result = surface.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/(Succeeds|Fails)Maren, Elsewhere\. Everyone saw this roll\./)
  await expect.element(surface.getByRole('button', { name: 'Roll again' })).not.toBeInTheDocument()
  await surface.getByRole('button', { name: 'Done' }).click()
  await expect.element(surface).not.toBeInTheDocument()
})

it('[TRAY-14] a roll of somebody else leaves the pool that is being built, and the log lists it', async () => {
  const { screen, untilTold } = await watch()
  openTray({ pool: { ...emptyPool, ability: 2 }, reason: 'Leap' })
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  await untilTold('Elsewhere')
  await expect.element(tray.getByRole('region', { name: 'Result' })).not.toBeInTheDocument()
  await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 ability, 2 difficulty')
  await tray.getByText('Reason, notation, changes, log').click()
  await expect.element(tray.getByRole('region', { name: 'Roll log' })).toMatchTextContent(/Maren, Elsewhere/)
})

it('[TRAY-14] several rolls are counted in the one line', async () => {
  const { screen, roll, untilTold } = await watch()
  await untilTold('First')
  await roll('Second')
  await expect
    .element(screen.getByRole('status', { name: 'Rolls of others' }))
    .toMatchTextContent(/^\d rolls, the last: Maren, Second: /)
})

it('[TRAY-20] the tray is pulled down to close it; pulled a little, it stays', async () => {
  const { screen } = await watch()
  openTray()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  const handle = tray.element().firstElementChild
  const pull = (distance: number) => {
    const at = (type: string, clientY: number) =>
      handle?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
    // A pointer that the browser does not know cannot be captured.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
    at('pointerdown', 100)
    at('pointermove', 100 + distance)
    at('pointerup', 100 + distance)
  }
  pull(79)
  await expect.element(tray).toBeVisible()
  pull(80)
  await expect.element(tray).not.toBeInTheDocument()
})
