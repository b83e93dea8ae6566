import { PARTY_TAG } from '@waybook/contract'
import { exceededLimit } from '@waybook/entity-text'
import {
  CHARACTERISTIC_MAX,
  characteristics,
  isArmourType,
  isWeaponType,
  readRangeBand,
  rangeBands,
  type Skill,
  skillMeant,
  weaponTypes,
} from '@waybook/rules'

import type { CampaignRules } from '../campaign-rules.ts'
import { checkDates } from '../entity-dates.ts'
import { ARMOR } from '../entity-fields.ts'
import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault } from '../fault.ts'
import { markdownFields } from '../front-matter-texts.ts'
import { checkMood } from '../scene-mood.ts'
import { unknownKey } from '../yaml/field-faults.ts'
import { checkOpenComments, checkPlainComments } from './check-comments.ts'
import { checkEffects } from './check-effects.ts'
import { checkLinkEnds } from './check-links.ts'
import { checkObsidian } from './check-obsidian.ts'
import { checkRandomTables } from './check-random-tables.ts'
import { checkSecrets } from './check-secrets.ts'
import { markdownTexts, plainTexts } from './open-texts.ts'

/** Reports problems in an entity whose YAML and Markdown are syntactically valid. */
export function checkEntity(
  draft: EntityDraft,
  { skills, calendar }: Pick<CampaignRules, 'skills' | 'calendar'>,
): Fault[] {
  const plain = plainTexts(draft)
  const open = [...plain, ...markdownTexts(draft)]
  return [
    ...open.flatMap(checkSecrets),
    ...open.flatMap(checkLinkEnds),
    ...plain.flatMap(checkPlainComments),
    ...checkOpenComments(draft),
    ...checkObsidian(draft),
    ...checkRandomTables(draft),
    ...checkSceneTexts(draft),
    ...checkMood(draft),
    ...checkDates(draft, calendar),
    ...checkItem(draft, skills),
    ...checkCharacteristics(draft),
    ...checkSkills(draft, skills),
    ...checkCareer(draft, skills),
    ...checkEffects(draft, skills),
  ]
}

/** These texts are only rendered when the scene is requested, so their limits are checked here. */
function checkSceneTexts({ fields, placeOf }: EntityDraft): Fault[] {
  return markdownFields.flatMap((field) => {
    const why = exceededLimit(fields[field])
    return why === null ? [] : [fault(placeOf([field]), `the text ${why}`, 'make it simpler, or split it up')]
  })
}

function checkSkills({ fields, placeOf }: EntityDraft, skills: readonly Skill[]): Fault[] {
  const known = skills.map(({ id }) => id)
  const unknown = Object.keys(fields.skills ?? {}).filter((id) => !known.includes(id))
  return unknown.map((id) => unknownKey(placeOf(['skills', id]), id, known))
}

function checkCareer({ type, fields: { properties }, placeOf }: EntityDraft, skills: readonly Skill[]): Fault[] {
  const written = [properties['career_skills'] ?? []].flat().flatMap((one) => String(one).split(','))
  const unknown = written.filter((text) => text.trim() !== '' && !skillMeant(text, skills))
  if (type !== 'character' && type !== 'career') return []
  return unknown.map((text) =>
    warning(
      placeOf(['properties', 'career_skills']),
      `"${text.trim()}" is not a skill of the campaign`,
      `write one or more of ${skills.map(({ id }) => id).join(', ')}`,
    ),
  )
}

function checkItem({ type, fields: { properties }, placeOf }: EntityDraft, skills: readonly Skill[]): Fault[] {
  const { item_type: kind, item_range: range, item_skill: skill, soak } = properties
  if (type !== 'item') return []
  const warn = (key: string, message: string, fix: string) => [warning(placeOf(['properties', key]), message, fix)]
  const isKnown = kind === undefined || isArmourType(String(kind)) || isWeaponType(String(kind))
  return [
    ...(isKnown
      ? []
      : warn(
          'item_type',
          `"${String(kind)}" is not a weapon type`,
          `write one of ${weaponTypes.join(', ')}, or ${ARMOR}`,
        )),
    ...(range === undefined || readRangeBand(String(range)) !== null
      ? []
      : warn(
          'item_range',
          `"${String(range)}" is not a range, so Medium is used`,
          `write one of ${rangeBands.join(', ')}`,
        )),
    ...(skill === undefined || skills.some(({ id }) => id === skill)
      ? []
      : warn(
          'item_skill',
          `"${String(skill)}" is not a skill of the campaign`,
          `write one of ${skills.map(({ id }) => id).join(', ')}`,
        )),
    ...(soak === undefined || isSoak(soak)
      ? []
      : warn('soak', `"${String(soak)}" is not a valid soak`, 'write a whole number')),
    ...(soak === undefined || isArmourType(String(kind))
      ? []
      : warn('soak', 'soak only counts on armor', `write item_type: ${ARMOR}`)),
    ...EQUIPMENT_NUMBERS.filter((key) => properties[key] !== undefined && !isSoak(properties[key])).flatMap((key) =>
      warn(key, `"${String(properties[key])}" is not a valid ${key.replace('_', ' ')}`, 'write a whole number'),
    ),
  ]
}

const EQUIPMENT_NUMBERS = ['critical', 'encumbrance', 'melee_defense', 'ranged_defense']

function isSoak(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** A missing characteristic is not 0: checks that need it cannot be rolled. Only party members need them, and characters that have some. */
function checkCharacteristics({ type, fields, placeOf }: EntityDraft): Fault[] {
  const { characteristics: given, tags } = fields
  if (type !== 'character' || (!given && !tags.includes(PARTY_TAG))) return []
  const missing = characteristics.filter((one) => given?.[one] === undefined)
  const [first, ...more] = missing
  if (first === undefined) return []
  const place = placeOf(['characteristics'])
  const example = characteristics.map((one) => `${one}: 2`).join(', ')
  if (missing.length === characteristics.length)
    return [
      warning(
        place,
        'there are no characteristics, so no skill can be rolled',
        `write characteristics: { ${example} }`,
      ),
    ]
  const [verb, pronoun] = more.length === 0 ? ['is', 'it'] : ['are', 'them']
  const message = `${missing.join(', ')} ${verb} missing from the characteristics, so checks that need ${pronoun} cannot be rolled`
  return [warning(place, message, `write ${first}: 2, or another number from 0 to ${CHARACTERISTIC_MAX}`)]
}
