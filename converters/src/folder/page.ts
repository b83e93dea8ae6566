import { PIN_LABEL_MAX, PINS_SENT_MAX, type EntityType } from '@waybook/contract'
import { characteristics, CHARACTERISTIC_MAX, type Characteristic, SKILL_RANK_MAX } from '@waybook/rules'
import { stringify } from 'yaml'

import type { Findings } from '../report/findings.ts'
import { plainText, propertyKey } from './plain-text.ts'

export type Property = string | number | boolean | readonly string[]

export interface Tie {
  readonly type: string
  /** The id of a page. */
  readonly to: string
  readonly secret?: boolean
}

export interface Pin {
  readonly to?: string | undefined
  /** Percent of the map's width and height, from the top left. */
  readonly at: readonly [number, number]
  readonly label?: string
  readonly secret?: boolean
}

/** A page of a campaign's folder. Its names and values may be those of the source: `pageText` makes them safe. */
export interface Page {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  /** Every page says whether players see it, so no default of Waybook shows more than the source did. */
  readonly visible: boolean
  readonly aliases?: readonly string[]
  readonly tags?: readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Property>>
  readonly ties?: readonly Tie[]
  /** Paths in the folder. */
  readonly picture?: string | undefined
  readonly map?: string | undefined
  readonly pins?: readonly Pin[]
  readonly characteristics?: Readonly<Partial<Record<Characteristic, number>>>
  readonly skills?: Readonly<Record<string, number>>
  readonly talents?: Readonly<Record<string, number>>
  readonly maxHp?: number | null
  readonly strainThreshold?: number | null
  readonly inventory?: Readonly<Record<string, number>>
  readonly gmNotes?: string
  readonly date?: string
  readonly campaignDate?: string
  /** Markdown. */
  readonly body?: string
}

const TALENT_RANK_MAX = 20
const AMOUNT_MAX = 9999
const VITALS_MAX = 999
const GM_NOTES_MAX = 20_000

/** The file of a page. */
export function pageText(page: Page, findings: Findings): string {
  reportExcess(page, findings)
  const fields = {
    name: plainText(page.name, 200) || 'Unnamed',
    type: page.type,
    aliases: texts(page.aliases, 200),
    tags: texts(page.tags, 80),
    description: plainText(page.description ?? '', 2000),
    visible: page.visible,
    picture: page.picture,
    map: page.map,
    date: plainText(page.date ?? '', 200),
    campaignDate: plainText(page.campaignDate ?? '', 200),
    properties: propertiesIn(page.properties),
    relationships: page.ties?.map(({ type, to, secret }) => ({
      type: plainText(type, 80) || 'related to',
      to,
      ...(secret === true && { secret }),
    })),
    pins: page.pins?.slice(0, PINS_SENT_MAX).map(pinIn),
    characteristics: characteristicsIn(page.characteristics),
    skills: numbersIn(page.skills, { least: 0, most: SKILL_RANK_MAX }),
    talents: numbersIn(page.talents, { least: 1, most: TALENT_RANK_MAX }),
    maxHp: vital(page.maxHp, 1),
    strainThreshold: vital(page.strainThreshold, 0),
    inventory: numbersIn(page.inventory, { least: 1, most: AMOUNT_MAX }),
    gmNotes: (page.gmNotes ?? '').slice(0, GM_NOTES_MAX).toWellFormed(),
  }
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
  const body = (page.body ?? '').trim()
  return `---\n${yamlText(written)}---\n${body === '' ? '' : `\n${body}\n`}`
}

function reportExcess(
  { id, pins = [], characteristics: given = {}, skills = {}, talents = {}, ...page }: Page,
  findings: Findings,
) {
  if (pins.length > PINS_SENT_MAX) findings.lose('unplacedPin', id, pins.length - PINS_SENT_MAX)
  if ((page.gmNotes ?? '').length > GM_NOTES_MAX) findings.lose('textCut', `${id}: gmNotes`)
  const limits: [string, Readonly<Record<string, number | null | undefined>>, number][] = [
    ['characteristics', given, CHARACTERISTIC_MAX],
    ['skills', skills, SKILL_RANK_MAX],
    ['talents', talents, TALENT_RANK_MAX],
    ['inventory', page.inventory ?? {}, AMOUNT_MAX],
    ['figures', { maxHp: page.maxHp, strainThreshold: page.strainThreshold }, VITALS_MAX],
  ]
  for (const [field, numbers, most] of limits)
    for (const [key, value] of Object.entries(numbers))
      if (typeof value === 'number' && (value > most || value < 0))
        findings.lose('outOfRange', `${id}: ${field}.${key} ${value}`)
}

/** YAML that other programs read in the same way, also those with the older rules for yes, no and dates. */
export function yamlText(value: object): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' })
}

function texts(some: readonly string[] | undefined, max: number): string[] {
  return [...new Set((some ?? []).map((one) => plainText(one, max)))].filter((one) => one !== '')
}

function propertiesIn(properties: Page['properties'] = {}): Record<string, Property> {
  const written = Object.entries(properties).flatMap(([name, value]): [string, Property][] => {
    const key = propertyKey(name)
    const plain = typeof value === 'string' ? plainText(value, 1000) : isList(value) ? texts(value, 500) : value
    return key === '' || isEmpty(plain) ? [] : [[key, plain]]
  })
  return Object.fromEntries(written)
}

function isList(value: Property): value is readonly string[] {
  return Array.isArray(value)
}

/** A pin needs a page to lead to, or words. */
function pinIn({ to, at: [x, y], label = '', secret = false }: Pin) {
  const shown = plainText(label, PIN_LABEL_MAX) || (to === undefined ? 'Unnamed' : '')
  return {
    ...(to !== undefined && { to }),
    at: [percent(x), percent(y)],
    ...(shown && { label: shown }),
    ...(secret && { secret }),
  }
}

/** Percent with one decimal, which is exact enough for a finger. */
function percent(share: number): number {
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
}

function characteristicsIn(given: Page['characteristics'] = {}): Partial<Record<Characteristic, number>> {
  const known = characteristics.flatMap((one) => {
    const value = given[one]
    return value === undefined ? [] : [[one, clamped(value, 0, CHARACTERISTIC_MAX)] as const]
  })
  return Object.fromEntries(known)
}

function numbersIn(numbers: Readonly<Record<string, number>> = {}, { least, most }: { least: number; most: number }) {
  const written = Object.entries(numbers).filter(([, value]) => Math.round(value) >= Math.max(1, least))
  return Object.fromEntries(written.map(([key, value]) => [key, clamped(value, least, most)]))
}

function vital(value: number | null | undefined, least: number): number | undefined {
  return value === undefined || value === null || value < least ? undefined : clamped(value, least, VITALS_MAX)
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
