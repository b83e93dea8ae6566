import { gameWords } from '@waybook/messages/gameWords'
import { skillPool, type Pool, type Skill } from '@waybook/rules'

import { scoreOf, skillNote, type Roller } from '#parts/entity/scores.ts'

/** A skill or a weapon that a character can roll. */
export type RollChoice = SkillChoice | WeaponChoice

interface SkillChoice extends Shown {
  readonly kind: 'skill'
  readonly skill: string
  /** Such as "Agility 4, 2 ranks". */
  readonly note: string
}

interface WeaponChoice extends Shown {
  readonly kind: 'weapon'
  /** `null` for bare hands. */
  readonly weaponId: string | null
}

interface Shown {
  /** Identifies the choice among those of its character. */
  readonly key: string
  readonly name: string
  /** The characteristic of a skill, the skill of a weapon. */
  readonly by: string
  readonly pool: Pool
}

/** A weapon that a character carries. */
interface Carried {
  readonly id: string | null
  readonly name: string
  readonly skillName: string
  readonly pool: Pool | null
}

/** Everything that a character can roll, by name. Leaves out what they lack the characteristic for. */
export function choicesOf(character: Roller, skills: readonly Skill[], weapons: readonly Carried[]): RollChoice[] {
  const ofSkills = skills.flatMap(({ id, name, characteristic }): RollChoice[] => {
    const score = scoreOf(character, id, characteristic)
    if (!score) return []
    const pool = skillPool(score.value, score.ranks)
    const by = gameWords.characteristic({ characteristic })
    return [{ kind: 'skill', key: `skill ${id}`, name, by, pool, skill: id, note: skillNote(score) }]
  })
  const ofWeapons = weapons.flatMap(({ id, name, skillName, pool }): RollChoice[] =>
    pool ? [{ kind: 'weapon', key: `weapon ${id ?? ''}`, name, by: skillName, pool, weaponId: id }] : [],
  )
  return [...ofSkills, ...ofWeapons].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The choices whose name, or the name of whose skill or characteristic, contains the words. */
export function findChoices(choices: readonly RollChoice[], words: string): RollChoice[] {
  const wanted = words.trim().toLowerCase()
  const isFound = (text: string) => text.toLowerCase().includes(wanted)
  const named = choices.filter(({ name }) => isFound(name))
  return [...named, ...choices.filter((one) => isFound(one.by) && !named.includes(one))]
}

/** The choices that were rolled last, newest first. */
export function recentChoices(choices: readonly RollChoice[], keys: readonly string[]): RollChoice[] {
  return keys.flatMap((key) => choices.find((one) => one.key === key) ?? [])
}
