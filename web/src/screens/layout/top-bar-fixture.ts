import { expect } from 'vitest'

import { callAs, gameMaster, openPage, openTestServer } from '#testing/visit.tsx'

export const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane of the Long Causeway and its Lamps\ntags: [party-member]\n---\n',
  'items/wick-knife.md': '---\nname: Wick-knife\nvisible: true\n---\n',
}

export async function barOf(as: typeof gameMaster) {
  await openTestServer({ as, files })
  await callAs(gameMaster, 'setStoryPoints', { players: 3, gameMaster: 2 })
  const { screen, navigate } = await openPage('/rules')
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('button', { name: /^Story points/ })).toBeInTheDocument()
  return { screen, bar, navigate }
}
