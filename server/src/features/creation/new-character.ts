import { PARTY_TAG, type ArchetypeOffer, type CareerOffer, type ParamsOf } from '@waybook/contract'
import { setField, type YamlValue } from '@waybook/entity-text'
import { startingCharacteristics, startingThresholds, type Creation } from '@waybook/rules'

/** The choices of a player, with the pages that they chose. */
export interface NewCharacter {
  readonly wanted: Omit<ParamsOf<'createCharacter'>, 'memberId'>
  readonly archetype: ArchetypeOffer | null
  readonly career: CareerOffer | null
  readonly creation: Creation
}

/** The file of a new character of the party. */
export function newCharacterText({ wanted, archetype, career, creation }: NewCharacter): string {
  const { wounds, strain } = startingThresholds(creation)
  const properties = {
    ...(archetype && { archetype: archetype.name }),
    ...(career && { career: career.name, career_skills: [...career.skills] }),
  }
  const fields: readonly (readonly [string, YamlValue | undefined])[] = [
    ['name', wanted.name],
    ['description', wanted.description || undefined],
    ['visualDescription', wanted.appearance || undefined],
    ['tags', [PARTY_TAG]],
    ['visible', wanted.visible],
    ['properties', unlessEmpty(properties)],
    ['characteristics', startingCharacteristics(creation)],
    ['skills', unlessEmpty(wanted.skills)],
    ['talents', unlessEmpty(wanted.talents)],
    ['maxHp', wounds],
    ['strainThreshold', strain],
    ['inventory', unlessEmpty(wanted.gear)],
  ]
  const motivation = wanted.motivation === '' ? '' : `## Motivation\n\n${wanted.motivation}\n`
  const body = [wanted.background === '' ? '' : `${wanted.background}\n`, motivation].filter(Boolean).join('\n')
  return fields.reduce(
    (text, [key, value]) => (value === undefined ? text : setField(text, [key], value)),
    `---\n---\n${body === '' ? '' : `\n${body}`}`,
  )
}

function unlessEmpty<Value extends YamlValue>(value: Value): Value | undefined {
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0 ? undefined : value
}
