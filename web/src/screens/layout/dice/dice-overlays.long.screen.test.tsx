import { emptyPool } from '@waybook/rules'
import { expect, it, vi } from 'vitest'

import { call } from '#api/call.ts'
import { openTray } from '#stores/tray.ts'
import { player, visit } from '#testing/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

/** Opens a page with a live connection. Returns functions that roll dice elsewhere. */
async function watch() {
  const { screen } = await visit('/rules', { as: player('characters/kessa-vane'), files })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const roll = async (reason: string) => await call('rollDice', { pool: '2g', reason })
  const untilAnnounced = async (reason: string) => {
    await expect
      .poll(async () => {
        await roll(reason)
        return document.body.textContent
      })
      .toMatch(new RegExp(`Maren, ${reason}: (succeeds|fails)`))
  }
  return { screen, roll, untilAnnounced }
}

it('[TRAY-14] any page announces another player’s roll in one line, and pressing the line opens the roll', async () => {
  const { screen, untilAnnounced } = await watch()
  await untilAnnounced('Elsewhere')
  const toast = screen.getByRole('status', { name: 'Rolls by others' })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await toast.getByRole('button').click()
  const surface = screen.getByRole('dialog', { name: 'Dice Roller' })
  const result = surface.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/(Succeeds|Fails)Maren, Elsewhere\. Everyone saw this roll\./)
  await expect.element(surface.getByRole('button', { name: 'Roll again' })).not.toBeInTheDocument()
  await surface.getByRole('button', { name: 'Done' }).click()
  await expect.element(surface).not.toBeInTheDocument()
})

it('[TRAY-14] another player’s roll leaves the pool in the tray alone, and the log lists it', async () => {
  const { screen, untilAnnounced } = await watch()
  openTray({ pool: { ...emptyPool, ability: 2 }, reason: 'Leap' })
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  await untilAnnounced('Elsewhere')
  await expect.element(tray.getByRole('region', { name: 'Result' })).not.toBeInTheDocument()
  await expect.element(tray.getByLabelText('Pool')).toHaveTextContent('2 ability, 2 difficulty')
  await tray.getByText('Reason, notation, changes, log').click()
  await expect.element(tray.getByRole('region', { name: 'Roll log' })).toMatchTextContent(/Maren, Elsewhere/)
})

it('[TRAY-14] one line counts several rolls', async () => {
  const { screen, roll, untilAnnounced } = await watch()
  await untilAnnounced('First')
  await roll('Second')
  await expect
    .element(screen.getByRole('status', { name: 'Rolls by others' }))
    .toMatchTextContent(/^\d rolls, the last: Maren, Second: /)
})

it('[TRAY-20] pulling the tray down closes it; a short pull doesn’t', async () => {
  const { screen } = await watch()
  openTray()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  const handle = tray.element().firstElementChild
  const pull = (distance: number) => {
    const at = (type: string, clientY: number) =>
      handle?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
    // The browser can't capture a pointer that it doesn't know.
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
