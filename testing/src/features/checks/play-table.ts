import type { Check, Encounter } from '@waybook/contract'

import { aCharacter, aHero, campaignOf } from '../../world/a-campaign.ts'
import type { Ask } from '../../world/callers.ts'
import { playerOf } from '../../world/open-campaign.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
export const RAIDER = 'characters/raider'
/** Hidden from players. */
export const LURKER = 'characters/lurker'

const opponent = { characteristics: { brawn: 3, agility: 3, willpower: 3 } }

/** A campaign with two party members, an opponent known to players, and one unknown to them. */
export const playFiles = campaignOf(
  aHero({
    id: KESSA,
    name: 'Kessa Vane',
    characteristics: { brawn: 3, agility: 3, intellect: 2, cunning: 2, willpower: 3, presence: 2 },
    skills: { melee: 2, stealth: 1, cool: 1 },
  }),
  aHero({
    id: ODO,
    name: 'Odo Brandreth',
    characteristics: { brawn: 2, agility: 2, intellect: 4, cunning: 2, willpower: 2, presence: 3 },
    skills: { medicine: 2 },
  }),
  aCharacter({ ...opponent, id: RAIDER, name: 'Raider', reveal: 'name', skills: { vigilance: 2 } }),
  aCharacter({ ...opponent, id: LURKER, name: 'Zugzwang', visible: false, skills: { vigilance: 2, melee: 1 } }),
)

/** Maren, who plays Kessa, and Ilse, who plays Odo. */
export const players = { maren: KESSA, ilse: playerOf(ODO, 'Ilse') } as const

/** The current encounter, as a member sees it. */
export async function encounterNow(ask: Ask): Promise<Encounter> {
  const { encounter } = await ask('getEncounter')
  if (!encounter) throw new Error('There is no encounter')
  return encounter
}

/** The id of a combatant by its name; empty if there is none. */
export function combatantIn({ combatants }: Encounter, name: string): string {
  return combatants.find((one) => one.name === name)?.id ?? ''
}

/** The part of a character in a check. */
export function partIn({ parts }: Check, character = KESSA): Check['parts'][number] {
  const part = parts.find(({ characterId }) => characterId === character)
  if (!part) throw new Error(`${character} takes no part in this check`)
  return part
}
