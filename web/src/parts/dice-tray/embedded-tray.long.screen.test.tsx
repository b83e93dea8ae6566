import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openTray } from '#stores/tray.ts'
import { player, visit } from '#testing/visit.tsx'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

/** The page with the embedded tray. */
async function openEmbedded() {
  const { screen } = await visit('/my-character', { as: player('characters/kessa-vane'), files })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
  const pool = { proficiency: 1, ability: 2, boost: 0, challenge: 0, difficulty: 0, setback: 0 }
  return { tray: page.getByRole('region', { name: 'Dice Roller' }), show: () => openTray({ pool, reason: 'Leap' }) }
}

it('[TRAY-1] a page with an embedded tray shows it there, and nothing opens over the page', async () => {
  await page.viewport(1280, 900)
  const { tray, show } = await openEmbedded()
  await expect.element(tray).toBeVisible()
  show()
  await expect.element(tray.getByRole('heading', { name: 'Leap' })).toBeVisible()
  await expect.element(tray.getByRole('region', { name: 'Odds' })).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('[TRAY-1] in narrower windows the tray opens over the page, and its result is within the window', async () => {
  await page.viewport(360, 740)
  const { tray, show } = await openEmbedded()
  const dialog = page.getByRole('dialog', { name: 'Dice Roller' })
  for (const width of [360, 820, 1024, 1279]) {
    await page.viewport(width, 740)
    show()
    await expect.element(dialog, { message: `at ${width} px` }).toBeVisible()
    expect(tray.elements(), `at ${width} px`).toEqual([])
    const top = window.scrollY
    await dialog.getByRole('button', { name: 'Roll Dice' }).click()
    const result = dialog.getByRole('region', { name: 'Result' })
    await expect.element(result, { message: `at ${width} px` }).toBeInViewport({ ratio: 1 })
    expect(window.scrollY, `at ${width} px`).toBe(top)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
})
