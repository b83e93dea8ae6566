import { isCharacteristic, type Characteristic } from './characteristic.ts'

/** A skill on the sheet. A campaign may define its own skills. */
export interface Skill {
  readonly id: string
  readonly name: string
  readonly characteristic: Characteristic
  /** Its heading on the sheet. */
  readonly group: string
}

/** The trained ranks of each skill, by its id. */
export type SkillRanks = Readonly<Record<string, number>>

/** Ranks range from 0 (untrained) to 6. */
export const SKILL_RANK_MAX = 6

export const COMBAT_SKILLS = 'Combat Skills'
export const GENERAL_SKILLS = 'General Skills'

/** The ids of the 27 skills of the specification, by characteristic. */
const idsOf = {
  brawn: ['athletics', 'brawl', 'melee', 'resilience'],
  agility: ['coordination', 'gunnery', 'piloting', 'rangedLight', 'rangedHeavy', 'stealth'],
  intellect: ['arcana', 'knowledge', 'mechanics', 'medicine', 'navigation'],
  cunning: ['deception', 'perception', 'skulduggery', 'streetwise', 'survival'],
  willpower: ['coercion', 'discipline', 'vigilance'],
  presence: ['charm', 'cool', 'leadership', 'negotiation'],
} as const satisfies Readonly<Record<Characteristic, readonly string[]>>

/** The id of a standard skill. */
export type StandardSkillId = (typeof idsOf)[Characteristic][number]

/** In the order of the sheet (specification, section 2). */
const combatIds: readonly string[] = ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']

/** The skills of campaigns that don't define their own. */
export const standardSkills: readonly Skill[] = Object.entries(idsOf).flatMap(([characteristic, ids]) =>
  ids.flatMap((id) => (isCharacteristic(characteristic) ? [toSkill(id, characteristic)] : [])),
)

function toSkill(id: string, characteristic: Characteristic): Skill {
  return { id, name: nameOfId(id), characteristic, group: combatIds.includes(id) ? COMBAT_SKILLS : GENERAL_SKILLS }
}

/**
 * Whether a skill is a standard one under its standard name, so that each language has a word for it.
 * @example hasStandardName({ id: 'cool', name: 'Poise' }) // false
 */
export function hasStandardName(skill: Pick<Skill, 'id' | 'name'>): skill is { id: StandardSkillId; name: string } {
  return standardSkills.some(({ id, name }) => id === skill.id && name === skill.name)
}

/** An id in words: `rangedLight` becomes "Ranged Light". */
function nameOfId(id: string): string {
  const spaced = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/**
 * The name of a skill, or its id in words if the campaign no longer has it.
 * @example skillName(standardSkills, 'rangedLight') // 'Ranged Light'
 */
export function skillName(skills: readonly Skill[], id: string): string {
  return skills.find((skill) => skill.id === id)?.name ?? nameOfId(id)
}

/**
 * The skills under their headings: combat skills first, then the others in the order of first mention.
 * @example skillGroups(standardSkills).map(([heading]) => heading) // ['Combat Skills', 'General Skills']
 */
export function skillGroups(skills: readonly Skill[]): readonly (readonly [group: string, skills: readonly Skill[]])[] {
  const groups = [...Map.groupBy(skills, ({ group }) => group)]
  const ofCombat = groups.filter(([group]) => group === COMBAT_SKILLS)
  const others = groups.filter(([group]) => group !== COMBAT_SKILLS)
  return [...ofCombat.map(([group, some]) => [group, inSheetOrder(some)] as const), ...others]
}

function inSheetOrder(combat: readonly Skill[]): Skill[] {
  const placeOf = ({ id }: Skill) => (combatIds.includes(id) ? combatIds.indexOf(id) : combatIds.length)
  return combat.toSorted((one, other) => placeOf(one) - placeOf(other))
}
