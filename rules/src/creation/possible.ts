import { tierOfRank, TIER_MAX } from '../character/experience.ts'
import type { Characteristic } from '../skills/characteristic.ts'
import { SKILL_RANK_MAX } from '../skills/skill.ts'
import {
  experienceLeft,
  freeSkills,
  startingCharacteristics,
  type Creation,
  type CreationChoices,
  type OfferedTalent,
} from './creation.ts'

/**
 * Why another point of this characteristic can't be bought; `null` if it can.
 * @example
 * const archetype = plainArchetype({ start: 20 })
 * whyNoPoint({ rules: standardExperience, archetype, career: null, talents: [], choices: noChoices }, 'brawn') // '10 short'
 */
export function whyNoPoint(creation: Creation, one: Characteristic): string | null {
  if (startingCharacteristics(creation)[one] >= creation.rules.creation.characteristicMost)
    return 'highest at the start'
  return whyTooDear(creation, withPoint(creation.choices, one, 1))
}

/**
 * Why the skill can't have this rank; `null` if it can. Fewer ranks are always possible.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const creation = { rules: standardExperience, archetype, career: null, talents: [], choices: noChoices }
 * whyNoRank(creation, 'charm', 3) // 'not at the start'
 */
export function whyNoRank(creation: Creation, skill: string, rank: number): string | null {
  const now = creation.choices.skills[skill] ?? 0
  const most = Math.min(creation.rules.creation.rankMost, SKILL_RANK_MAX)
  if (rank <= now) return null
  if (rank > most) return now < most ? 'not at the start' : 'highest at the start'
  return whyTooDear(creation, withRank(creation.choices, skill, rank))
}

/**
 * Why the talent can't be taken, or not once more; `null` if it can.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const boots = { id: 'talents/boots', name: 'Boots', tier: 2, ranked: false }
 * whyNoTalent({ rules: standardExperience, archetype, career: null, talents: [boots], choices: noChoices }, boots) // 'needs two of tier 1'
 */
export function whyNoTalent(creation: Creation, talent: OfferedTalent): string | null {
  const rank = creation.choices.talents[talent.id] ?? 0
  if (rank > 0 && !talent.ranked) return 'taken'
  const after = withTalent(creation.choices, talent.id, 1)
  return whyUnstable({ ...creation, choices: after }) ?? whyTooDear(creation, after)
}

/**
 * Why a rank of the talent can't be given back; `null` if it can.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const low = { id: 'talents/low', name: 'Low', tier: 1, ranked: false }
 * const choices = { ...noChoices, talents: { 'talents/low': 1 } }
 * whyKeepTalent({ rules: standardExperience, archetype, career: null, talents: [low], choices }, low) // null
 */
export function whyKeepTalent(creation: Creation, talent: OfferedTalent): string | null {
  const after = { ...creation, choices: withTalent(creation.choices, talent.id, -1) }
  // Giving a talent back mends a pyramid that was wrong before, so only what this makes wrong counts.
  return whyUnstable(creation) === null ? whyUnstable(after) : null
}

/**
 * The choices with another point of a characteristic, or with one less.
 * @example
 * withPoint(noChoices, 'brawn', 1).raised // { brawn: 1 }
 */
export function withPoint(choices: CreationChoices, one: Characteristic, by: 1 | -1): CreationChoices {
  return { ...choices, raised: { ...choices.raised, [one]: Math.max(0, (choices.raised[one] ?? 0) + by) } }
}

/**
 * The choices with this rank of a skill. A skill without ranks is no longer among the chosen ones.
 * @example
 * withRank(noChoices, 'charm', 2).skills // { charm: 2 }
 */
export function withRank(choices: CreationChoices, skill: string, rank: number): CreationChoices {
  const { [skill]: _before, ...others } = choices.skills
  return { ...choices, skills: rank > 0 ? { ...choices.skills, [skill]: rank } : others }
}

/**
 * The choices with another rank of a talent, or with one less.
 * @example
 * withTalent(noChoices, 'talents/boots', 1).talents // { 'talents/boots': 1 }
 */
export function withTalent(choices: CreationChoices, talent: string, by: 1 | -1): CreationChoices {
  const { [talent]: rank = 0, ...others } = choices.talents
  return { ...choices, talents: rank + by > 0 ? { ...choices.talents, [talent]: rank + by } : others }
}

/**
 * Why what was chosen can't begin to play. Empty if it can.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const creation = { rules: standardExperience, archetype, career: null, talents: [], choices: noChoices }
 * creationFaults({ ...creation, choices: { ...noChoices, skills: { charm: 3 } } })[0].text // 'No skill can have more than 2 ranks at the start'
 */
export function creationFaults(creation: Creation): CreationFault[] {
  const { rules, choices, talents } = creation
  const { rankMost, characteristicMost } = rules.creation
  const values = startingCharacteristics(creation)
  const left = experienceLeft(creation)
  const tooHigh = Object.values(values).some((one) => one > characteristicMost)
  const raised = Object.values(choices.raised).some((one) => one > 0)
  const unstable = whyUnstable(creation)
  const faults: (CreationFault | false)[] = [
    tooHigh &&
      raised && { step: 'characteristics', text: `No characteristic can be above ${characteristicMost} at the start` },
    Object.values(choices.skills).some((rank) => rank > rankMost) && {
      step: 'skills',
      text: `No skill can have more than ${rankMost} ranks at the start`,
    },
    Object.entries(choices.talents).some(([id, rank]) => rank > 1 && !talents.find((one) => one.id === id)?.ranked) && {
      step: 'talents',
      text: 'A talent without ranks can be taken only once',
    },
    unstable !== null && { step: 'talents', text: `One of the talents ${unstable}` },
    left < 0 && { step: 'skills', text: `The choices cost ${-left} more experience than there is` },
  ]
  return faults.filter((fault) => fault !== false)
}

export interface CreationFault {
  readonly step: 'characteristics' | 'skills' | 'talents'
  /** Without a period. */
  readonly text: string
}

/**
 * How many free ranks of the career are left.
 * @example
 * freeLeft({ career: { skills: ['charm'], free: 2 }, choices: { ...noChoices, skills: { charm: 1 } } }) // 1
 */
export function freeLeft(creation: Pick<Creation, 'career' | 'choices'>): number {
  return (creation.career?.free ?? 0) - freeSkills(creation).length
}

function whyTooDear(creation: Creation, choices: CreationChoices): string | null {
  const left = experienceLeft({ ...creation, choices })
  return left >= 0 ? null : `${-left} short`
}

/** The first tier that stands on too few talents; `null` if the pyramid stands. */
function whyUnstable({ rules, talents, choices }: Creation): string | null {
  if (!rules.pyramid) return null
  const counts = Array.from({ length: TIER_MAX + 1 }, () => 0)
  for (const [id, ranks] of Object.entries(choices.talents)) {
    const tier = talents.find((one) => one.id === id)?.tier ?? 1
    for (let rank = 1; rank <= ranks; rank += 1) {
      const counted = tierOfRank(tier, rank)
      counts[counted] = (counts[counted] ?? 0) + 1
    }
  }
  for (let tier = 2; tier <= TIER_MAX; tier += 1) {
    const here = counts[tier] ?? 0
    if (here > 0 && (counts[tier - 1] ?? 0) <= here) return `needs ${inWords(here + 1)} of tier ${tier - 1}`
  }
  return null
}

const inWords = (count: number) => ['none', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count)
