import type { CampaignFiles } from '../../world/test-server.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
/** A hidden character with a picture, whose name no player knows. */
export const WANTED = 'characters/zebulon-quarrel'
/** A hidden scene with a text that links to hidden pages. */
export const CELLAR = 'scenes/oubliette'
/** Shown to players. */
export const GATE = 'scenes/toll-gate'

const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 60% 50%)"/></svg>`

const boxText = `boxText: |
  It smells of [[${WANTED}|an old acquaintance]] and [[${GATE}]]. ![[damp wall.svg|A damp wall]]

  > [!secret]
  > The plumbago is loose.

  > [!secret] for [[${KESSA}]]
  > You have been here before.
`

export const handoutCampaign: CampaignFiles = {
  'campaign.yaml': 'name: Handouts\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${ODO}.md`]: '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  [`${WANTED}.md`]: '---\nname: Zebulon Quarrel\n---\nA tatterdemalion.\n',
  [`${WANTED}.svg`]: picture(90),
  [`${CELLAR}.md`]: `---\nname: The Oubliette\n${boxText}---\n\nDark.\n`,
  [`${GATE}.md`]: `---\nname: The toll gate\nvisible: true\n${boxText}---\n\nShut.\n`,
  [`${GATE}.svg`]: picture(130),
  'items/rope.md': '---\nname: Rope\n---\n',
  'attachments/damp wall.svg': picture(30),
}
