import type { YamlPath } from '@waybook/entity-text'
import * as z from 'zod'

import { visibleText } from '#rich-text/visible-text.ts'

import { calendarField, calendarKeys, calendarTexts, checkCalendar, dateText } from './campaign-calendar.ts'
import { checkConditions, conditionsField } from './campaign-conditions.ts'
import { diceFields, diceKeys } from './campaign-dice.ts'
import { experienceField, experienceKeys } from './campaign-experience.ts'
import { injuriesField, injuryKeys } from './campaign-injuries.ts'
import { moneyField, startingMoneyField } from './campaign-money.ts'
import { skillKeys, skillsField } from './campaign-skills.ts'
import { checkPlainComments } from './check/check-comments.ts'
import { checkLinkEnds } from './check/check-links.ts'
import { checkSecrets } from './check/check-secrets.ts'
import type { OpenText } from './check/open-texts.ts'
import { NAME_MAX } from './entity-fields.ts'
import { fault, leftOut, type Fault } from './fault.ts'
import { fileTypeFields } from './file-types.ts'
import { checkFields, type Checked } from './yaml/field-faults.ts'
import { readYaml, type YamlText } from './yaml/yaml-text.ts'

export const CAMPAIGN_FILE = 'campaign.yaml'

function text(max: number) {
  const error = `write 1 to ${max} characters of text`
  return z.string({ error }).trim().min(1, { error }).max(max, { error })
}

const HIDDEN_NAME_MAX = 200
const PATH_MAX = 1000

const color = { error: "write a color such as '#a84a16', in quotes" }

/** The fields of `campaign.yaml`. */
export const campaignFields = z.strictObject(
  {
    name: text(100),
    tagline: text(300).default(''),
    region: text(100).default(''),
    masthead: text(100).default(''),
    /** How pages show the types of relationships. */
    relationships: z
      .record(text(80), text(80), { error: 'write types and what to show for them, such as { member of: belongs to }' })
      .default({}),
    skills: skillsField,
    critical_injuries: injuriesField,
    conditions: conditionsField,
    experience: experienceField,
    ...diceFields,
    money: moneyField,
    startingMoney: startingMoneyField,
    calendar: calendarField,
    /** The date in the campaign until the game master changes it. */
    today: dateText.optional(),
    ...fileTypeFields,
    /** The author's own keys that pages show as properties. */
    properties: z.array(text(80), { error: 'write a list, such as [race, home]' }).default([]),
    /** The names of pages, by the paths of their files. A file's own `name` wins. */
    names: z
      .record(text(PATH_MAX), text(NAME_MAX), { error: 'write paths and names, such as { Lore/Weir.md: Weir (Lore) }' })
      .default({}),
    /** The paths of pictures that are not imported. */
    leaveOut: z.array(text(PATH_MAX), { error: 'write a list of paths, such as [Maps/Weir.png]' }).default([]),
    /** The audience of pages whose files name none. */
    defaultVisibility: z.enum(['everyone', 'gameMaster'], { error: 'write everyone or gameMaster' }).optional(),
    /** The names of headings, callouts, folders, tags and pages that are for the game master only. */
    hide: z.array(text(HIDDEN_NAME_MAX), { error: 'write a list, such as [DM notes, GM only]' }).default([]),
    cover: text(500).optional(),
    coverTall: text(500).optional(),
    /** The entity whose map is the map of the world. */
    map: text(500).optional(),
    accent: z
      .string(color)
      .regex(/^#[0-9a-f]{6}$/i, color)
      .optional(),
  },
  { error: 'write keys and values, such as name: The Drowned Road' },
)

type CampaignFields = z.infer<typeof campaignFields>

export interface CampaignFile extends Checked<CampaignFields> {
  readonly lineOf: YamlText['lineOf']
}

/** A name that was probably meant to be `campaign.yaml`. */
export function isMisnamed(file: string): boolean {
  return /^campaign\.ya?ml$/i.test(file) && file !== CAMPAIGN_FILE
}

/** Reads `campaign.yaml`. `source` is `undefined` if the folder has none. `misnamed` is a file that was probably meant to be it. */
export function readCampaignFile(source: string | undefined, misnamed: string | null): CampaignFile {
  if (source === undefined)
    return { value: null, lineOf: () => 1, faults: [misnamed === null ? missingFile() : wrongName(misnamed)] }
  const yaml = readYaml(source, { file: CAMPAIGN_FILE, line: 1 })
  const checked = checkFields(yaml, CAMPAIGN_FILE, {
    schema: campaignFields,
    keys: {
      '': Object.keys(campaignFields.shape),
      skills: skillKeys,
      critical_injuries: injuryKeys,
      ...experienceKeys,
      ...diceKeys,
      ...calendarKeys,
    },
  })
  const shown = shownTexts(checked.value, yaml)
  const placeOf = (path: YamlPath) => ({ file: CAMPAIGN_FILE, line: yaml.lineOf(path) })
  const faults = [
    ...(misnamed === null ? [] : [besideIt(misnamed)]),
    ...checked.faults,
    ...(checked.value ? [...checkCalendar(checked.value, placeOf), ...checkConditions(checked.value, placeOf)] : []),
    ...shown.flatMap(checkSecrets),
    ...shown.flatMap(checkPlainComments),
    ...shown.flatMap(checkLinkEnds),
  ]
  return { value: checked.value, faults, lineOf: yaml.lineOf }
}

function missingFile(): Fault {
  return fault(
    { file: CAMPAIGN_FILE, line: 1 },
    'this file is missing',
    'create it, with name: and the name of the campaign',
  )
}

function besideIt(file: string): Fault {
  return leftOut(file, `${CAMPAIGN_FILE} is read instead, so this was left out`, 'remove one of the two')
}

function wrongName(file: string): Fault {
  return fault({ file, line: 1 }, `the campaign's file must be named ${CAMPAIGN_FILE}`, 'rename it')
}

/** Everyone can read these texts, and links do not work in them. */
function shownTexts(fields: CampaignFields | null, { lineOf }: YamlText): OpenText[] {
  const keys = ['name', 'tagline', 'region', 'masthead'] as const
  if (!fields) return []
  const at = (shown: string, ...path: YamlPath) => ({
    text: visibleText(shown),
    placeOf: () => ({ file: CAMPAIGN_FILE, line: lineOf(path) }),
  })
  const names = Object.entries(fields.relationships)
  return [
    ...keys.map((key) => at(fields[key], key)),
    ...names.map(([type, shown]) => at(`${type}\n${shown}`, 'relationships', type)),
    ...calendarTexts(fields.calendar).map(({ shown, path }) => at(shown, 'calendar', ...path)),
    at(fields.today ?? '', 'today'),
    ...(fields.skills ?? []).map(({ name = '', group = '' }, index) => at(`${name}\n${group}`, 'skills', index)),
  ]
}
