import { page } from 'vitest/browser'

import { player, visit, type Visit } from '#testing/visit.tsx'

export const files = {
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4 }
inventory: { items/oilskin: 1, items/eel-spear: 1, items/keg: 2 }
---
`,
  'characters/odo.md':
    '---\nname: Odo\ntags: [party-member]\ncharacteristics: { agility: 3 }\nstrainThreshold: 0\n---\n',
  'items/oilskin.md':
    '---\nname: Oilskin\nproperties: { item_type: armor, soak: 1, defense: 1, encumbrance: 3 }\n---\n',
  'items/eel-spear.md': `---
name: Eel spear
properties: { item_type: melee weapon, damage: brawn + 3, critical: 3, item_qualities: 'Pierce 2, Knockdown' }
---
`,
  'items/keg.md': '---\nname: Keg\nproperties: { encumbrance: 4 }\n---\n',
}

interface Opening extends Pick<Visit, 'frame'> {
  readonly of?: string
  readonly at?: string
}

export async function openSheet(width: number, { of = 'characters/kessa-vane', at = '', ...frame }: Opening = {}) {
  await page.viewport(width, 800)
  return await visit(`/my-character${at}`, { as: player(of), files, ...frame })
}
