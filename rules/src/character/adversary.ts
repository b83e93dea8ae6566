import type { WeaponType } from '../attack/attack.ts'
import type { RangeBand } from '../attack/difficulty.ts'
import type { Characteristic, Characteristics } from '../skills/characteristic.ts'
import { COMBAT_SKILLS, type Skill, type SkillRanks } from '../skills/skill.ts'

/** The ranks of characters that the game master plays. */
export const adversaryKinds = ['minion', 'rival', 'nemesis'] as const
export type AdversaryKind = (typeof adversaryKinds)[number]

/** What an adversary is good at. */
export const strengths = ['fighting', 'shooting', 'sneaking', 'talking', 'knowing', 'magic'] as const
export type Strength = (typeof strengths)[number]

export interface AdversaryWeapon {
  readonly name: string
  readonly type: WeaponType
  /** The id of the skill. */
  readonly skill: string
  readonly range: RangeBand
  /** A number or `brawn + 2`; see `weaponDamage`. */
  readonly damage: string
  readonly critical: number
}

/** The figures of an adversary, before the game master changes them. */
export interface Adversary {
  readonly characteristics: Required<Characteristics>
  readonly skills: SkillRanks
  readonly maxHp: number
  /** 0 for minions and rivals, because they take strain as wounds. */
  readonly strainThreshold: number
  /** `null` if the campaign has no skill for it. */
  readonly weapon: AdversaryWeapon | null
}

/** Our own figures (docs/rules-sources.md). `main` is for the characteristic of the best skill, `usual` for the others. */
const figuresOf = {
  minion: { usual: 2, main: 3, hitPoints: 3, strain: null, best: 1, other: 1, others: 1 },
  rival: { usual: 2, main: 3, hitPoints: 10, strain: null, best: 2, other: 1, others: 2 },
  nemesis: { usual: 3, main: 4, hitPoints: 13, strain: 12, best: 3, other: 2, others: 3 },
} as const satisfies Readonly<Record<AdversaryKind, object>>

interface Talent {
  /** The ids of suitable skills, best first. */
  readonly skills: readonly string[]
  /** If the campaign has none of these skills, a skill of this characteristic. */
  readonly characteristic: Characteristic
  readonly isCombat: boolean
  /** The ids of further skills, most important first. */
  readonly others: readonly string[]
  readonly weapon: Omit<AdversaryWeapon, 'name' | 'skill' | 'damage'>
  /** The weapon's name and damage for a minion, a rival and a nemesis. */
  readonly weapons: readonly (readonly [name: string, damage: string])[]
}

const knives = [
  ['Knife', 'brawn + 1'],
  ['Dagger', 'brawn + 1'],
  ['Fine dagger', 'brawn + 2'],
] as const
const inHand = { type: 'melee weapon', range: 'Engaged', critical: 3 } as const

const talentOf: Readonly<Record<Strength, Talent>> = {
  fighting: {
    skills: ['melee', 'brawl'],
    characteristic: 'brawn',
    isCombat: true,
    others: ['vigilance', 'coercion', 'resilience'],
    weapon: { ...inHand, critical: 4 },
    weapons: [
      ['Club', 'brawn + 2'],
      ['Axe', 'brawn + 3'],
      ['Greatsword', 'brawn + 4'],
    ],
  },
  shooting: {
    skills: ['rangedLight', 'rangedHeavy', 'gunnery'],
    characteristic: 'agility',
    isCombat: true,
    others: ['perception', 'vigilance', 'coordination'],
    weapon: { type: 'ranged weapon', range: 'Medium', critical: 3 },
    weapons: [
      ['Sling', '4'],
      ['Bow', '6'],
      ['Longbow', '8'],
    ],
  },
  sneaking: {
    skills: ['stealth', 'skulduggery'],
    characteristic: 'agility',
    isCombat: false,
    others: ['skulduggery', 'perception', 'coordination'],
    weapon: inHand,
    weapons: knives,
  },
  talking: {
    skills: ['charm', 'negotiation', 'leadership'],
    characteristic: 'presence',
    isCombat: false,
    others: ['deception', 'cool', 'leadership'],
    weapon: inHand,
    weapons: knives,
  },
  knowing: {
    skills: ['knowledge', 'medicine', 'mechanics'],
    characteristic: 'intellect',
    isCombat: false,
    others: ['medicine', 'perception', 'discipline'],
    weapon: inHand,
    weapons: knives,
  },
  magic: {
    skills: ['arcana'],
    characteristic: 'willpower',
    isCombat: false,
    others: ['discipline', 'knowledge', 'vigilance'],
    // A magical weapon is used in melee, but a spell reaches further.
    weapon: { type: 'ranged weapon', range: 'Medium', critical: 4 },
    weapons: [
      ['Spark', '4'],
      ['Fire bolt', '6'],
      ['Lightning bolt', '8'],
    ],
  },
}

/**
 * What adversaries can be good at with the skills of a campaign.
 * @example possibleStrengths(standardSkills.filter(({ characteristic }) => characteristic === 'presence')) // ['talking']
 */
export function possibleStrengths(skills: readonly Skill[]): readonly Strength[] {
  return strengths.filter((strength) => bestSkill(strength, skills) !== undefined)
}

/**
 * An adversary of a rank with what suits its strength: characteristics, skills, points and a weapon.
 * @example adversaryOf('rival', 'fighting', standardSkills) // { maxHp: 13, strainThreshold: 0, … }
 */
export function adversaryOf(kind: AdversaryKind, strength: Strength, skills: readonly Skill[]): Adversary {
  const figures = figuresOf[kind]
  const best = bestSkill(strength, skills)
  const main = best?.characteristic ?? talentOf[strength].characteristic
  const scores = { ...all(figures.usual), [main]: figures.main }
  const others = talentOf[strength].others.filter((id) => id !== best?.id && skills.some((skill) => skill.id === id))
  const weapon = weaponOf(kind, strength, skills)
  return {
    characteristics: scores,
    skills: {
      // A talker has a rank with the dagger too.
      ...(weapon && { [weapon.skill]: figures.other }),
      ...Object.fromEntries(others.slice(0, figures.others).map((id) => [id, figures.other])),
      ...(best && { [best.id]: figures.best }),
    },
    maxHp: figures.hitPoints + scores.brawn,
    strainThreshold: figures.strain === null ? 0 : figures.strain + scores.willpower,
    weapon,
  }
}

function weaponOf(kind: AdversaryKind, strength: Strength, skills: readonly Skill[]): AdversaryWeapon | null {
  const { weapon, weapons, isCombat } = talentOf[strength]
  const isArmed = isCombat || strength === 'magic'
  const skill = bestSkill(isArmed ? strength : 'fighting', skills)
  const [name, damage] = weapons[adversaryKinds.indexOf(kind)] ?? []
  return skill && name !== undefined && damage !== undefined ? { ...weapon, name, damage, skill: skill.id } : null
}

/** `magic` needs a skill that the rules know, because any skill of willpower would do otherwise. */
function bestSkill(strength: Strength, skills: readonly Skill[]): Skill | undefined {
  const { skills: suitable, characteristic, isCombat } = talentOf[strength]
  const known = suitable.flatMap((id) => skills.find((skill) => skill.id === id) ?? [])[0]
  if (known || strength === 'magic') return known
  return skills.find((skill) => skill.characteristic === characteristic && (skill.group === COMBAT_SKILLS) === isCombat)
}

function all(value: number): Required<Characteristics> {
  return { brawn: value, agility: value, intellect: value, cunning: value, willpower: value, presence: value }
}
