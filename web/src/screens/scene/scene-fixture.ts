import { player } from '#testing/visit.tsx'

export const frame = 'none'

const GATE = `---
name: The toll gate
visible: true
tags: [start]
description: A yard at the foot of the road.
visualDescription: An arch with a bar across it.
boxText: Everybody waits for *the same stone*, and for [[items/tide-bell]].
gmNotes: The bar is not locked.
properties: { terrain: [cobbles, mud], hazards: carts, cover: walls, light: one lamp, image_path: scenes/gate.png }
exits:
  - { to: scenes/third-lamp, requirement: Average Athletics }
  - { to: scenes/candle-stair, requirement: By boat }
relationships:
  - { type: contains, to: items/tide-bell }
  - { type: contains, to: characters/mr-linnet }
  - { type: part of, to: locations/low-tarrow }
---

Where it all begins.
`
const LAMP = `---
name: The third lamp
visible: true
exits:
  - { to: scenes/toll-gate, requirement: Before the tide }
---
`
export const files = {
  'scenes/toll-gate.md': GATE,
  'scenes/third-lamp.md': LAMP,
  'scenes/candle-stair.md': '---\nname: The candle stair\n---\n',
  'items/tide-bell.md': '---\nname: The tide bell\nvisualDescription: Green bronze.\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\nvisualDescription: Very dry.\n---\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\n---\n',
}
export const as = player()
