import { aCharacter, aHero, anItem, aScene, campaignOf } from '../../world/a-campaign.ts'
import type { OpenCampaign } from '../../world/open-campaign.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
/** Players know them. */
export const RAIDER = 'characters/raider'
export const CAPTAIN = 'characters/captain-rusk'
/** Hidden from players. */
export const STALKER = 'characters/zebulon-quarrel'
export const COAT = 'items/mail-coat'
export const GATE = 'scenes/toll-gate'

/** Words that must not reach players while the stalker is hidden. */
export const secretWords = ['zebulon', 'quarrel'] as const

const hero = {
  maxHp: 12,
  strainThreshold: 10,
  characteristics: { brawn: 2, presence: 3 },
  skills: { cool: 1 },
}
const adversary = { tags: ['npc'], visible: true, characteristics: { brawn: 3, presence: 2, willpower: 2 } }

export const fightCampaign = campaignOf(
  aHero({ ...hero, id: KESSA, name: 'Kessa Vane' }),
  aHero({ ...hero, id: ODO, name: 'Odo Brandreth' }),
  aCharacter({ ...adversary, name: 'Raider', maxHp: 4, properties: { adversary: 'minion' } }),
  aCharacter({
    ...adversary,
    name: 'Captain Rusk',
    maxHp: 14,
    strainThreshold: 9,
    properties: { adversary: 'nemesis' },
  }),
  aCharacter({
    ...adversary,
    name: 'Zebulon Quarrel',
    visible: false,
    maxHp: 10,
    properties: { adversary: 'rival' },
  }),
  anItem({ name: 'Mail coat', properties: { item_type: 'armor', soak: 2 } }),
  aScene({ id: GATE, name: 'The toll gate', hue: 10 }),
)

export const fighters = { kessa: KESSA, odo: ODO } as const

/** A fight on a test server, with its users. */
export type Fight = OpenCampaign<keyof typeof fighters>
export type Fighter = keyof typeof fighters | 'gameMaster'
