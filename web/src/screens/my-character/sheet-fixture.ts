import { player } from '#testing/visit.tsx'

export const frame = 'none'
export const KESSA = `---
name: Kessa Vane
tags: [party-member]
description: Knows the road.
characteristics: { brawn: 2, agility: 4 }
skills: { stealth: 2, brawl: 0, leadership: 0 }
---
`
export const files = {
  'characters/kessa-vane.md': KESSA,
  'characters/aunt-hob.md': '---\nname: Aunt Hob\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\ncharacteristics: { brawn: 3 }\n---\n',
}
export const kessa = player('characters/kessa-vane')
