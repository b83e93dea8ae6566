import type { ParamsOf } from '@waybook/contract'
import { expect } from 'vitest'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo'

/** For screen tests: two party members, and a raider visible to players. */
export const files = {
  [`${KESSA}.md`]: `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 3, intellect: 2, cunning: 3, willpower: 2, presence: 1 }
skills: { perception: 2 }
properties: { max_hp: 12, strain_threshold: 12 }
inventory: { items/sling: 1 }
---
`,
  [`${ODO}.md`]: `---
name: Odo Brandreth
tags: [party-member]
characteristics: { brawn: 2, agility: 2, intellect: 2, cunning: 2, willpower: 3, presence: 2 }
skills: { perception: 1 }
---
`,
  'characters/raider.md': `---
name: Raider
visible: true
characteristics: { brawn: 3, agility: 3, intellect: 2, cunning: 2, willpower: 2, presence: 1 }
---
`,
  'items/sling.md':
    '---\nname: Fowling sling\nvisible: true\nproperties: { item_type: ranged weapon, item_range: medium, damage: 5 }\n---\n',
}

const REASON = 'Something moves in the reeds.'

/** Opens a page of Kessa's player. */
export async function visitAsKessa(path = '/rules') {
  return await visit(path, { as: player(KESSA), files })
}

/** The game master calls a check: by default, Hard Perception for Kessa. */
export async function callFor(changes: Partial<ParamsOf<'callCheck'>> = {}) {
  const params = { title: REASON, characters: [KESSA], skill: 'perception', difficulty: 'Hard', ...changes }
  return (await callAs(gameMaster, 'callCheck', params)).check
}

/** Opens a page of Kessa's player, and then calls a check for her. */
export async function askedOn(path: string, changes: Parameters<typeof callFor>[0] = {}) {
  const visited = await visitAsKessa(path)
  const check = await callFor(changes)
  const banner = visited.screen.getByRole('region', { name: 'Called check' })
  await expect.element(banner).toBeVisible()
  return { ...visited, check, banner, surface: visited.screen.getByRole('dialog', { name: 'Check for Kessa Vane' }) }
}
