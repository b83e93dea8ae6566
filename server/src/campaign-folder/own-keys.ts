import { isEntityType, type PropertyValue } from '@waybook/contract'
import { distance } from 'fastest-levenshtein'

import { entityKeys, hidingFields } from './entity-fields.ts'
import { fault, note, type Fault, type Place } from './fault.ts'
import type { TypedFile } from './file-types.ts'
import { readFrontMatter } from './yaml/front-matter.ts'

type Values = Readonly<Record<string, unknown>>

/** Keys of Obsidian in the singular, which it reads like the others. */
const PLURAL: Readonly<Record<string, string>> = { tag: 'tags', alias: 'aliases' }
/** Dates of the plugins Fantasy Calendar and Calendarium. */
const CALENDAR_PLUGIN: Readonly<Record<string, string>> = { 'fc-date': 'date', 'fc-end': 'until' }
/** A key this short that differs by one letter is probably another word. */
const SHORT_KEY = 5

/** The author's own keys with the values that a page could show. */
export type OwnKeys = Readonly<Record<string, PropertyValue>>

interface Separated {
  /** The keys of Waybook, in the forms that its fields have. */
  readonly values: Values
  readonly own: OwnKeys
  readonly notes: readonly Fault[]
}

/**
 * Separates the keys of Waybook, which are `known`, from the author's own. Reads tags, aliases, names and dates in every form that Obsidian
 * reads.
 */
export function separateOwnKeys(all: Values, known: readonly string[], placeOf: (key: string) => Place): Separated {
  const values = withDates(withPlurals(withoutEmpty(all)))
  const own = Object.entries(values).filter(([key]) => !known.includes(key))
  const ours = Object.entries(values).filter(([key]) => known.includes(key))
  return {
    values: withoutMaps(Object.fromEntries(ours.flatMap(([key, value]) => asField(key, value)))),
    own: Object.fromEntries(own.flatMap(asProperty)),
    notes: own.flatMap(([key]) => (key in CALENDAR_PLUGIN ? [] : slip(key, known, placeOf))),
  }
}

/** The properties of an entity, with the author's own keys that the campaign shows (`properties` of `campaign.yaml`). */
export function withShown(properties: OwnKeys, own: OwnKeys, shown: ReadonlySet<string>): OwnKeys {
  return { ...Object.fromEntries(Object.entries(own).filter(([key]) => shown.has(key))), ...properties }
}

/** Keys without a value count as missing, and so do empty texts in lists. */
function withoutEmpty(values: Values): Values {
  const isEmpty = (value: unknown) => value === null || value === ''
  const entries = Object.entries(values).filter(([key, value]) => !(isEmpty(value) && (value === null || key in FORMS)))
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : value]),
  )
}

function withPlurals(values: Values): Values {
  const singular = Object.entries(PLURAL).filter(([key, plural]) => key in values && !(plural in values))
  if (singular.length === 0) return values
  return { ...values, ...Object.fromEntries(singular.map(([key, plural]) => [plural, values[key]])) }
}

function withDates(values: Values): Values {
  const dates = Object.entries(CALENDAR_PLUGIN).flatMap(([key, field]) => {
    const date = dateOfPlugin(values[key])
    return date === null || field in values ? [] : [[field, date] as const]
  })
  return dates.length === 0 ? values : { ...values, ...Object.fromEntries(dates) }
}

/** `{ year: 1492, month: 3, day: 5 }` as `1492-03-05`; `null` for other forms, such as a month by its name. */
function dateOfPlugin(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  const { year, month, day } = { year: null, month: null, day: null, ...value }
  const parts = [year, month, day].map((part) => (Number.isInteger(part) ? String(part) : null))
  const [y, m, d] = parts
  if (!y || !m || !d) return null
  return `${y.padStart(4, '0')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

/** The forms of Obsidian, by the key of Waybook. */
const FORMS: Readonly<Record<string, (value: unknown) => unknown>> = {
  name: (value) => (isPlain(value) ? String(value) : value),
  tags: (value) => words(value, /[\s,]+/)?.map((tag) => tag.replace(/^#+/, '')) ?? value,
  aliases: (value) => words(value, /\s*,\s*/) ?? value,
  date: (value) => withoutTime(value),
  until: (value) => withoutTime(value),
}

function asField(key: string, value: unknown): [string, unknown][] {
  if (key === 'type' && !(typeof value === 'string' && isEntityType(value))) return []
  return [[key, FORMS[key]?.(value) ?? value]]
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** A text with several words, or a list of texts, numbers and truth values; `null` for other values. */
function words(value: unknown, separator: RegExp): string[] | null {
  if (typeof value === 'string') return value.split(separator).filter((word) => word.replace(/^#+/, '') !== '')
  if (isPlain(value)) return [String(value)]
  if (!Array.isArray(value) || !value.every(isPlain)) return null
  return value.map((one) => String(one).trim()).filter((one) => one !== '')
}

/** `2024-01-05T10:00:00` as `2024-01-05`. */
function withoutTime(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^(\d{4,}-\d{2}-\d{2})[T ]\d{2}:.*$/, '$1') : value
}

function asProperty([key, value]: readonly [string, unknown]): [string, PropertyValue][] {
  if (isPlain(value)) return [[key, value]]
  if (Array.isArray(value) && value.every(isPlain)) return [[key, value]]
  return []
}

/** A map within a property has no place on a page, so it stays in the file only. So does a property without a value. */
function withoutMaps(values: Values): Values {
  const { properties } = values
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return values
  const isMap = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
  return { ...values, properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => !isMap(value))) }
}

/** Reports a key that was probably meant as one of Waybook's. If that key hides something, this is a fault of the whole file. */
function slip(key: string, known: readonly string[], placeOf: (key: string) => Place): Fault[] {
  const written = key.toLowerCase()
  const slips = written.length < SHORT_KEY ? 0 : written.length < 2 * SHORT_KEY ? 1 : 2
  const meant = known.find(
    (one) => distance(written, one.toLowerCase()) <= slips || areSwapped(written, one.toLowerCase()),
  )
  if (meant === undefined) return []
  const [what, fix] = [`Waybook does not know the key "${key}"`, `did you mean "${meant}"?`]
  const { file, line } = placeOf(key)
  return [hidingFields.has(meant) ? fault({ file, line }, what, fix) : note(placeOf(key), what, fix)]
}

/** Whether two letters changed places, as in `visibel`. */
function areSwapped(one: string, other: string): boolean {
  const letters = (word: string) => word.split('').toSorted().join('')
  return distance(one, other) === 2 && letters(one) === letters(other)
}

/** The type, the tags and the author's own keys in a file's front matter. */
export function typedIn(text: string, file = ''): TypedFile {
  const { value } = readFrontMatter(text, file)
  if (typeof value !== 'object' || value === null) return { type: null, tags: [], keys: [] }
  const all = withPlurals(withoutEmpty(Object.fromEntries(Object.entries(value))))
  const { type, tags } = { type: null, tags: null, ...all }
  const known = entityKeys[''] ?? []
  const own = Object.entries(all).filter(([key]) => !known.includes(key) && !(key in PLURAL) && key !== 'title')
  return {
    type: typeof type === 'string' ? type : null,
    tags: words(tags, /[\s,]+/) ?? [],
    keys: own.flatMap(asProperty).map(([key]) => key),
  }
}
