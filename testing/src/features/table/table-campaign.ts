import type { CampaignFiles } from '../../world/test-server.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
/** Hidden from players, like his portrait. */
export const ZEBULON = 'characters/zebulon-quarrel'
export const GATE = 'scenes/toll-gate'
export const LAMP = 'scenes/third-lamp'
/** Hidden until it becomes the active scene. */
export const STAIR = 'scenes/nightglass-stair'
/** A scene without a picture. */
export const FOG = 'scenes/fog'

/** Words that must not reach a player who may not see the texts that contain them. */
export const secretWords = ['zebulon', 'quarrel', 'plumbago', 'sesquipedal', 'zugzwang'] as const

const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 60% 50%)"/></svg>`
const scene = (name: string, more = '') =>
  `---\nname: ${name}\ngmNotes: The plumbago plan.\n${more}---\n\nA place.\n\n> [!secret]\n> It is sesquipedal.\n`
const hero = (name: string, more = '') => `---\nname: ${name}\ntags: [party-member]\n${more}---\n`

/** A campaign with two party members, a hidden character, and scenes. */
export const tableCampaign: CampaignFiles = {
  'campaign.yaml': 'name: The Table\n',
  [`${KESSA}.md`]: hero('Kessa Vane', 'relationships:\n  - { type: portrayed by, to: items/sketch }\n'),
  [`${KESSA}.svg`]: picture(10),
  'items/sketch.md': '---\nname: A sketch\n---\n',
  'items/sketch.svg': picture(50),
  [`${ODO}.md`]: hero('Odo Brandreth'),
  [`${ZEBULON}.md`]: '---\nname: Zebulon Quarrel\n---\n',
  [`${ZEBULON}.svg`]: picture(90),
  [`${GATE}.md`]: scene('The toll gate', 'visible: true\n'),
  [`${GATE}.svg`]: picture(130),
  [`${LAMP}.md`]: scene('The third lamp', 'visible: true\n'),
  [`${LAMP}.svg`]: picture(170),
  [`${STAIR}.md`]: scene('Nightglass Stair'),
  [`${STAIR}.svg`]: picture(210),
  [`${FOG}.md`]: scene('Fog'),
}
