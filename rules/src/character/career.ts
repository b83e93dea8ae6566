import type { Skill } from '../skills/skill.ts'
import type { ItemProperties } from './worn.ts'

export interface Career {
  readonly name: string
  /** Ids of the campaign's skills. */
  readonly skills: readonly string[]
}

/**
 * Reads the properties `career` and `career_skills` of a character. Skills are given by id or name, in any case.
 * @example careerOf({ career: 'Guide', career_skills: 'Melee, Ranged Light' }, standardSkills) // { name: 'Guide', skills: ['melee', 'rangedLight'] }
 */
export function careerOf(properties: ItemProperties, skills: readonly Skill[]): Career {
  const written = [properties['career_skills'] ?? []].flat().flatMap((one) => String(one).split(','))
  return {
    name: String(properties['career'] ?? '').trim(),
    skills: [...new Set(written.flatMap((text) => skillMeant(text, skills)?.id ?? []))],
  }
}

/**
 * The skill with this id or name, ignoring case and punctuation; `undefined` if the campaign has none.
 * @example skillMeant('Ranged (Light)', standardSkills).id // 'rangedLight'
 */
export function skillMeant(text: string, skills: readonly Skill[]): Skill | undefined {
  const wanted = plain(text)
  return skills.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted)
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
