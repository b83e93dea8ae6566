import type { Locator } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

export const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
export const as = player('characters/kessa-vane')

/** Expands the rarely used controls. */
export const showMore = async (tray: Locator) => await tray.getByText('Reason, notation, changes, log').click()

/** Opens a page as Kessa's player, and the tray without a skill. */
export async function openTrayOn(path: string) {
  const { screen } = await visit(path, { as, files })
  await screen.getByRole('button', { name: 'Dice', exact: true }).click()
  const tray = screen.getByRole('dialog', { name: 'Dice Roller' })
  await tray.getByRole('button', { name: 'Dice only, no skill' }).click()
  return { screen, tray }
}
