import type { CampaignFiles } from '../../world/test-server.ts'

export const REACH = 'locations/the-reach'
export const TARROW = 'locations/low-tarrow'
export const VAULT = 'locations/vault'
export const GATE = 'scenes/gate'
export const KESSA = 'characters/kessa'
export const ODO = 'characters/odo'
/** Players get only his name. */
export const MARL = 'characters/marl'

export const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"><rect width="1300" height="900" fill="${colour}"/></svg>`

/** The world, with a town that has its own map, a scene, a hidden vault with another map, and pins of every kind. */
export const mapFiles: CampaignFiles = {
  'campaign.yaml': `name: The Reach\nmap: ${REACH}\n`,
  [`${REACH}.md`]: `---
name: The Reach
map: maps/reach.svg
pins:
  # West to east.
  - { to: "[[Low Tarrow]]", at: [12, 60], label: The dry end }
  - { to: ${VAULT}, at: [20, 20] }
  - { at: [30, 30], label: Here be eels, secret: true }
  - { to: ${GATE}, at: [40, 60], for: [${KESSA}] }
  - { to: ${MARL}, at: [50, 50] }
  - { at: [60, 60], label: the sea }
---
A wet place.
`,
  'maps/reach.svg': picture('#8a7a5a'),
  [`${TARROW}.md`]: `---
name: Low Tarrow
tags: [shelter]
description: The last dry town. It has forty houses.
map: maps/tarrow.svg
pins:
  - { to: ${GATE}, at: [70, 50] }
---
`,
  'maps/tarrow.svg': picture('#557a5a'),
  [`${VAULT}.md`]: `---
name: The Vault
visible: false
map: maps/vault.svg
pins: [{ to: ${TARROW}, at: [5, 5] }]
---
`,
  'maps/vault.svg': picture('#223344'),
  [`${GATE}.md`]: `---
name: The Gate
visible: true
pins:
  - { at: [25, 50], label: left door }
  - { to: ${TARROW}, at: [75, 50] }
---
`,
  [`${GATE}.svg`]: picture('#334455'),
  [`${MARL}.md`]: '---\nname: Marl\nreveal: name\ndescription: A spy.\ntags: [spy]\n---\n',
  [`${KESSA}.md`]: '---\nname: Kessa\ntags: [party-member]\n---\n',
  [`${ODO}.md`]: '---\nname: Odo\ntags: [party-member]\n---\n',
}
