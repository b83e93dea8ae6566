import type { Skill } from '../skills/skill.ts'
import type { ItemProperties } from './worn.ts'

export interface Career {
  readonly name: string
  /** Ids of skills of the campaign. */
  readonly skills: readonly string[]
}

/** What the properties `career` and `career_skills` of a character say; skills by their id or name, in any case. */
export function careerOf(properties: ItemProperties, skills: readonly Skill[]): Career {
  const written = [properties['career_skills'] ?? []].flat().flatMap((one) => String(one).split(','))
  return {
    name: String(properties['career'] ?? '').trim(),
    skills: [...new Set(written.flatMap((text) => skillMeant(text, skills)?.id ?? []))],
  }
}

/** The skill that a text names by its id or name; `undefined` if the campaign has none. */
export function skillMeant(text: string, skills: readonly Skill[]): Skill | undefined {
  const wanted = plain(text)
  return skills.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted)
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
