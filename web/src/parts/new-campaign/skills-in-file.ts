import { readYamlFields } from '@waybook/entity-text'
import { standardSkills, type Skill } from '@waybook/rules'

/** The entry of `campaign.yaml` that includes all standard skills. */
const STANDARD = 'standard'
/** A list item's mark, in Markdown or with numbers. */
const BULLET = /^\s*(?:[-*+•]|\d+[.)])?\s*/
/** What may follow a name: a characteristic in brackets, a column of a table, a rank. */
const AFTER_NAME = /\s*[(,;:|\t].*$/

interface SkillsInFile {
  /** The known skills of the file, in its order. */
  readonly skills: readonly Skill[]
  /** The names that no known skill has. */
  readonly unknown: readonly string[]
}

/**
 * Reads a list of skills: the `skills` of a `campaign.yaml`, or a text with one skill in each line. `known`: the skills that a campaign can
 * begin with.
 */
export function skillsInFile(text: string, known: readonly Skill[]): SkillsInFile {
  const skills = new Map<string, Skill>()
  const unknown = new Set<string>()
  for (const wanted of namesIn(text)) {
    const key = wanted.toLowerCase()
    const found =
      key === STANDARD
        ? standardSkills
        : known.filter(({ id, name }) => id.toLowerCase() === key || name.toLowerCase() === key)
    if (found.length === 0) unknown.add(wanted)
    for (const skill of found) skills.set(skill.id, skill)
  }
  return { skills: [...skills.values()], unknown: [...unknown] }
}

function namesIn(text: string): string[] {
  const read = readYamlFields(text)
  const listed: unknown = read.ok ? read.fields['skills'] : undefined
  if (Array.isArray(listed)) return listed.flatMap(nameOfEntry)
  return text.split('\n').flatMap((line) => line.replace(BULLET, '').replace(AFTER_NAME, '').trim() || [])
}

/** An entry is an id, or has an `id`. */
function nameOfEntry(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  const isNamed = typeof entry === 'object' && entry !== null && 'id' in entry
  return isNamed && typeof entry.id === 'string' ? [entry.id] : []
}
