import { page } from 'vitest/browser'

import { player, visit, type Visit } from '#testing/visit.tsx'

export const files = {
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4 }
skills: { melee: 1 }
inventory: { items/wick-knife: 1, items/lamp-oil: 3 }
---
`,
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\ncharacteristics: { brawn: 3 }\n---\n',
  'items/wick-knife.md': `---
name: Wick-knife
tags: [sharp]
properties: { description: Trims wicks., item_type: melee weapon, made_by: Hob }
relationships: [{ type: belongs to, to: characters/kessa-vane }]
---
`,
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n\nIt burns for *six* hours.\n',
  'items/reed-rope.md': '---\nname: Reed rope\n---\n',
}

/** Opens a window wide enough for the inventory. */
export async function openInventory(frame: Pick<Visit, 'frame'> = { frame: 'none' }, of = 'characters/kessa-vane') {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(of), files, ...frame })
  return { screen, card: screen.getByRole('region', { name: 'Inventory' }) }
}
