import type { ParamsOf } from '@waybook/contract'

import type { CampaignFiles } from '../../world/test-server.ts'

export const HALLS = 'scenes/halls'
export const CRYPT = 'locations/crypt'
export const [KESSA, ODO] = ['characters/kessa-vane', 'characters/odo-brandreth'] as const
export const [GHOUL, GUARD] = ['characters/ghoul', 'characters/guard'] as const

/** The picture has three rooms side by side. Kessa stands in the left one, Odo in the right one, and nobody in the vault between them. */
export const picture = { width: 1280, height: 480 }
/** Where the vault begins and ends, in quarter pixels of the picture. */
export const [WEST, EAST] = [1703, 3413] as const

const halls = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="480"><rect width="1280" height="480" fill="#8a7a5a"/>
  <rect x="60" y="90" width="180" height="300" fill="#00ff00"/><rect x="520" y="90" width="240" height="300" fill="#ff00ff"/>
  <rect x="1000" y="90" width="220" height="300" fill="#0000ff"/></svg>`

const page = (name: string, more = '', text = '') => `---\nname: ${name}\nvisible: true\n${more}---\n\n${text}\n`
const ofParty = 'tags: [party-member]\n'
const pins = `pins:
  - { at: [50.07, 71], label: a bombazine pin }
  - { to: ${CRYPT}, at: [52.13, 72] }
  - { at: [85.71, 71], label: a fustian pin }
`

/** Every page is visible: only sight hides something of the scene. */
export const threeRooms: CampaignFiles = {
  'campaign.yaml': 'name: The Halls\n',
  [`${HALLS}.md`]: page('The halls', pins),
  [`${HALLS}.svg`]: halls,
  [`${CRYPT}.md`]: page('The crypt', 'map: crypt.svg\n'),
  'crypt.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
  [`${GHOUL}.md`]: page('A ghoul'),
  [`${GUARD}.md`]: page('A guard'),
  [`${KESSA}.md`]: page('Kessa Vane', ofParty),
  [`${ODO}.md`]: page('Odo Brandreth', ofParty),
}

type NewWall = NonNullable<ParamsOf<'changeWalls'>['add']>[number]
type NewLight = NonNullable<ParamsOf<'changeLights'>['add']>[number]

const part = (x: number, [from, to]: readonly [number, number], more: Partial<NewWall> = {}): NewWall => ({
  kind: 'wall',
  from: [x, from],
  to: [x, to],
  ...more,
})
const closed = { kind: 'door', door: 'closed' } as const

/** In the west wall a secret door and a plain one, in the east wall a plain one, and a screen in the vault. */
export const walls: readonly NewWall[] = [
  part(WEST, [0, 613]),
  part(WEST, [613, 839], { ...closed, secret: true }),
  part(WEST, [839, 1277]),
  part(WEST, [1277, 1511], closed),
  part(WEST, [1511, 1920]),
  part(EAST, [0, 701]),
  part(EAST, [701, 947], closed),
  part(EAST, [947, 1920]),
  { kind: 'wall', from: [2411, 907], to: [2533, 907] },
]

/** A lamp in each room: the scene is dark. */
export const lights: readonly NewLight[] = [
  { at: [641, 953], bright: 20, dim: 30, on: true, intensity: 1, color: null },
  { at: [2561, 1117], bright: 20, dim: 30, on: true, intensity: 1, color: '#5ec4e7' },
  { at: [4507, 971], bright: 20, dim: 30, on: true, intensity: 1, color: null },
]
