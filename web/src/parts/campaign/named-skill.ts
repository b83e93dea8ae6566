import type { YamlValue } from '@waybook/entity-text'
import { campaignForm } from '@waybook/messages/campaignForm'
import { skillName, standardSkills } from '@waybook/rules'

/** The entry that includes all standard skills. */
export const STANDARD = 'standard'

/** An entry of the list `skills` in `campaign.yaml`, valid or not. */
export interface NamedSkill {
  readonly id: string
  readonly name?: string
  readonly characteristic?: string
  readonly group?: string
  /** Whether the file has only its id. */
  readonly isAlone: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function toNamedSkills(written: unknown): readonly NamedSkill[] {
  return Array.isArray(written) ? written.map(toNamedSkill) : []
}

function toNamedSkill(entry: unknown): NamedSkill {
  if (typeof entry !== 'object' || entry === null) return { id: textOf(entry), isAlone: true }
  const fields = new Map(Object.entries(entry).map(([key, value]) => [key, textOf(value)]))
  const [name, characteristic, group] = [fields.get('name'), fields.get('characteristic'), fields.get('group')]
  return {
    id: fields.get('id') ?? '',
    ...(name && { name }),
    ...(characteristic && { characteristic }),
    ...(group && { group }),
    isAlone: false,
  }
}

export function toYaml({ isAlone, ...fields }: NamedSkill): YamlValue {
  return isAlone && Object.keys(fields).length === 1 ? fields.id : fields
}

/** The skill's name on the sheet. */
export function shownName({ id, name }: NamedSkill): string {
  return name ?? (id === '' ? campaignForm.withoutId() : skillName(standardSkills, id))
}

const ID_MAX = 40

/** Turns a name into an id: "Reading the tide" -> `readingTheTide`. */
export function idForName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-zA-Z\d]+/)
    .filter((word) => word !== '')
  const [first = '', ...others] = words
    .join(' ')
    .replace(/^[\d ]+/, '')
    .split(' ')
  return [first.toLowerCase(), ...others.map(capital)].join('').slice(0, ID_MAX)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
