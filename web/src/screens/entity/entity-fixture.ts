import { player } from '#testing/visit.tsx'

const KNIFE = `---
name: Wick-knife
description: Never shown on an item's page.
visualDescription: A short curved blade.
tags: [lamps]
properties: { description: It cuts wick., price_paid: 8 pennies }
relationships:
  - { type: part of, to: items/lamp-kit }
  - { type: affects, to: organizations/the-wickwardens }
  - { type: admired by, to: characters/kessa-vane }
---

Every apprentice is given one.

It is bad luck to lend it.
`
export const files = {
  'items/wick-knife.md': KNIFE,
  'items/lamp-kit.md': '---\nname: Lamp kit\n---\n',
  'organizations/the-wickwardens.md':
    '---\nname: The Wickwardens\ndescription: They keep the lamps.\n---\n\nAn old guild.\n',
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { agility: 4 }\n---\n',
}
export const as = player()
