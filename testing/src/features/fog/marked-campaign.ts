import type { CampaignFiles } from '../../world/test-server.ts'

export const MAP = 'scenes/marked-map'
export const KESSA = 'characters/kessa-vane'
export const ids = [MAP, 'scenes/same-map', 'images/same-map', 'images/plate', 'images/another', 'items/letter', KESSA]

/** A map with a green marker on the left and a magenta one on the right; `extra` changes the bytes without changing the picture. */
const map = (extra = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900">
  <rect width="1300" height="900" fill="#8a7a5a"/><rect x="100" y="300" width="300" height="300" fill="#00ff00"/>
  <rect x="850" y="300" width="300" height="300" fill="#ff00ff"/>${extra}</svg>`

const file = (name: string, more = '', text = '') => `---\nname: ${name}\nvisible: true\n${more}---\n\n${text}\n`
const relation = (type: string, to: string) => `relationships:\n  - { type: ${type}, to: ${to} }\n`

/** One picture wherever a campaign can show one. Three images depict the scene. */
export const markedCampaign: CampaignFiles = {
  'campaign.yaml': `name: The Marked Map\ncover: ${MAP}.svg\ncoverTall: ${MAP}.svg\n`,
  [`${MAP}.md`]: file('The marked map', relation('illustrated by', 'images/another'), '![[old-map.svg|A map]]'),
  [`${MAP}.svg`]: map(),
  'scenes/same-map.md': file('The same map'),
  'scenes/same-map.svg': map(),
  'images/same-map.md': file('A copy'),
  'images/same-map.svg': map(),
  'images/plate.md': file('A plate', relation('depicts', MAP)),
  'images/plate.svg': map('<!-- a plate -->'),
  'images/another.md': file('Another plate'),
  'images/another.svg': map('<!-- another -->'),
  'items/letter.md': file('A letter', '', 'It says: ![[old-map.svg|A map]] and ![[scenes/marked-map]]'),
  'attachments/old-map.svg': map(),
  [`${KESSA}.md`]: file('Kessa Vane', `tags: [party-member]\n${relation('portrayed by', 'images/same-map')}`),
}
