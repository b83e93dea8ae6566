import { player } from '#testing/visit.tsx'

const KESSA = `---
name: Kessa Vane
tags: [party-member, npc, guide]
description: Knows the road.
visualDescription: Lean and weather-brown.
properties: { home_port: Low Tarrow, languages: [Reach, Reedcant], content_file: kessa.md, illustrated_by: nobody }
characteristics: { agility: 4, cunning: 3 }
relationships:
  - { type: travels with, to: characters/odo-brandreth }
  - { type: guards, to: locations/low-tarrow }
---

She was born on the *ebb*.
`
const ODO = `---
name: Odo Brandreth
tags: [party-member]
relationships:
  - { type: travels with, to: characters/kessa-vane }
  - { type: worries about, to: characters/kessa-vane }
---
`
export const files = {
  'characters/kessa-vane.md': KESSA,
  'characters/odo-brandreth.md': ODO,
  'characters/nobody-special.md': '---\nname: Nobody Special\nvisible: true\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\n---\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\n---\n',
}
export const as = player()
