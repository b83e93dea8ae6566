import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { openTray } from '#stores/tray.ts'
import { clickAway, player, visit } from '#testing/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

/** Opens a page with a live connection. Returns functions that roll dice from elsewhere. */
async function watch() {
  const { screen } = await visit('/rules', { as: player('characters/kessa-vane'), files })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const roll = async (reason: string) => await call('rollDice', { pool: '2g', reason })
  const untilSeen = async (reason: string) => {
    await expect
      .poll(async () => {
        await roll(reason)
        return document.body.textContent
      })
      .toContain(`Maren, ${reason}.`)
  }
  return { screen, roll, untilSeen }
}

it('[TRAY-14] a roll from elsewhere is shown on any page until the next click', async () => {
  const { screen, untilSeen } = await watch()
  await untilSeen('Elsewhere')
  const latest = screen.getByRole('complementary', { name: 'Latest roll' })
  await expect.element(latest.getByRole('region', { name: 'Result' })).toBeVisible()
  await clickAway(latest.getByRole('region', { name: 'Result' }))
})

it('[TRAY-14] a visible tray shows the roll itself, and its log lists it', async () => {
  const { screen, untilSeen } = await watch()
  openTray()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  await untilSeen('Elsewhere')
  await expect.element(tray.getByRole('region', { name: 'Result' })).toBeVisible()
  await clickAway(tray.getByRole('region', { name: 'Result' }))
  await expect.element(tray.getByRole('region', { name: 'Roll log' })).toMatchTextContent(/Maren, Elsewhere/)
})
