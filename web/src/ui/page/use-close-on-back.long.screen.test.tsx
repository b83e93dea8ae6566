import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openTray } from '#stores/tray.ts'
import { gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 2 }\ninventory: { items/wick-knife: 1 }\n---\n',
  'items/wick-knife.md': `---\nname: Wick-knife\nproperties: { item_type: melee weapon }\n---\n\n${'It trims the wick. '.repeat(200)}\n`,
}
const as = player('characters/kessa-vane')

/** The number of history entries of open surfaces on top of the page's own. */
function entries(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'openSurfaces') ?? 0) : 0
}

it('[SCR-75] Back closes the tray and the search on top of it one at a time, and leaves the page', async () => {
  const { screen, address } = await visit('/rules', { as, files })
  await page.viewport(900, 900)
  openTray()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.element(tray).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const search = screen.getByRole('dialog', { name: 'Search' })
  await expect.element(search).toBeVisible()
  await expect.poll(entries).toBe(2)
  history.back()
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(tray).toBeVisible()
  history.back()
  await expect.element(tray).not.toBeInTheDocument()
  expect(address()).toBe('/rules')
})

it('[SCR-75] closing a surface in another way leaves no entry behind', async () => {
  const { screen } = await visit('/rules', { as, files })
  openTray()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await expect.poll(entries).toBe(1)
  await tray.getByRole('button', { name: 'Close' }).click()
  await expect.poll(entries).toBe(0)
})

it('[SCR-76] an item’s dialog opens at its top, even if its text is already loaded', async () => {
  const { screen } = await visit('/my-character#weapons', { as, files, frame })
  const details = screen.getByRole('button', { name: 'Details of Wick-knife' })
  const dialog = screen.getByRole('dialog', { name: 'Wick-knife' })
  await details.click()
  await expect.element(dialog.getByText(/It trims the wick/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await details.click()
  await expect.element(dialog.getByRole('heading', { name: 'Wick-knife' })).toHaveFocus()
  await expect.element(dialog.getByRole('heading', { name: 'Wick-knife' })).toBeInViewport({ ratio: 1 })
})

it('[SCR-75] [SCR-76] an item’s dialog opens at its heading with its attack in view, and passes its history entry on to the next dialog', async () => {
  const { screen } = await visit('/my-character#weapons', { as, files })
  await screen.getByRole('button', { name: 'Details of Wick-knife' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Wick-knife' })
  await expect.element(dialog.getByRole('heading', { name: 'Wick-knife' })).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Roll this attack' })).toBeInViewport({ ratio: 1 })
  await expect.poll(entries).toBe(1)
  await dialog.getByRole('button', { name: 'Roll this attack' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Wick-knife' })
  await expect.element(aim).toBeVisible()
  await expect.poll(entries).toBe(1)
  history.back()
  await expect.element(aim).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[SCR-75] Back closes the More sheet, and the panel of the table where it covers the map', async () => {
  const { screen } = await visit('/vtt/dam3', { as: gameMaster, files })
  await screen.getByRole('tab', { name: 'Scenes' }).click()
  const panel = screen.getByRole('tabpanel', { name: 'scenes' })
  await expect.element(panel).toBeVisible()
  await expect.poll(entries).toBe(1)
  history.back()
  await expect.element(panel).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  const more = screen.getByRole('dialog', { name: 'More' })
  await expect.poll(entries).toBe(1)
  history.back()
  await expect.element(more).not.toBeInTheDocument()
})
