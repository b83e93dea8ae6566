import { expect } from 'vitest'

import { visit, type Visitor } from '#testing/visit.tsx'

export const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\n---\nShe rang the éclair bell.\n\n> [!secret]\n> A traitor.\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\nBuys bells.\n',
  'items/bell.md': '---\nname: Tide bell\ndescription: Hums before the tide turns.\n---\n',
}

/** Fills in all words at once. Letter by letter, results for a prefix might appear in between. */
export async function search(words: string, as: Visitor) {
  const { screen, address } = await visit('/profile', { as, files })
  const button = screen.getByRole('button', { name: 'Search' })
  await button.click()
  const field = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(field).toHaveFocus()
  await field.fill(words)
  return { screen, address, button, field, options: screen.getByRole('option') }
}
