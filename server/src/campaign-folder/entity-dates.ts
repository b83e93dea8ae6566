import { typeOfId } from '@waybook/contract'
import type { YamlPath } from '@waybook/entity-text'
import { type Calendar, type CampaignDate, placeOf, printDate, readDate, spanOf } from '@waybook/rules'

import type { StoredDate } from '#database/tables.ts'

import type { EntityFields } from './entity-fields.ts'
import type { EntityDraft } from './entity-file.ts'
import { fault, warning, type Fault, type Place } from './fault.ts'

/** The reader of the true date. */
export const GAME_MASTER = 'gameMaster'
/** The reader of the date that all other players know. */
export const EVERYONE = 'everyone'

type Dated = Pick<EntityDraft, 'type' | 'fields'>

/** The dates of an entity, the true one first. Empty if it has no readable date. */
export function datesOf(draft: Dated, calendar: Calendar): StoredDate[] {
  const { dateFor, playersDate } = draft.fields
  const written = campaignDateOf(draft)
  const date = written === undefined ? null : readAs(calendar, written)
  if (!date) return []
  const until = readAs(calendar, draft.fields.until ?? '')
  const known = { ...placed(calendar, date, until), text: printDate(calendar, date) }
  const readers = dateFor ?? (playersDate === undefined ? EVERYONE : GAME_MASTER)
  const named = Array.isArray(readers) ? [...new Set(readers)] : []
  return [
    { reader: GAME_MASTER, ...known },
    ...(readers === EVERYONE ? [{ reader: EVERYONE, ...known }] : []),
    ...(readers !== EVERYONE && playersDate !== undefined ? [toPlayers(calendar, playersDate)] : []),
    ...named.map((reader) => ({ reader, ...known })),
  ]
}

function toPlayers(calendar: Calendar, written: string): StoredDate {
  const date = readAs(calendar, written)
  if (!date) return { reader: EVERYONE, text: written, until: null, place: null, first: null, last: null }
  return { reader: EVERYONE, ...placed(calendar, date, null), text: printDate(calendar, date) }
}

function placed(calendar: Calendar, date: CampaignDate, until: CampaignDate | null) {
  const { first, last } = spanOf(calendar, date)
  const end = until && spanOf(calendar, until).last
  return {
    until: until && printDate(calendar, until),
    place: placeOf(calendar, date),
    first,
    last: Math.max(last, end ?? last),
  }
}

function readAs(calendar: Calendar, written: string): CampaignDate | null {
  const read = written === '' ? null : readDate(calendar, written)
  return read?.ok === true ? read.date : null
}

/** The `date` of a newsletter belongs to the real world, so its date in the campaign is separate. */
function campaignDateOf({ type, fields }: Dated): string | undefined {
  return type === 'newsletter' ? fields.campaignDate : fields.date
}

/** Reports dates that cannot be read, contradict each other or have no effect. */
export function checkDates(draft: EntityDraft, calendar: Calendar): Fault[] {
  const { type, fields, placeOf: placeIn } = draft
  const key = type === 'newsletter' ? 'campaignDate' : 'date'
  const written = campaignDateOf(draft)
  const read = (field: 'date' | 'campaignDate' | 'until') => readField(calendar, fields[field], field, placeIn)
  const beginning = written === undefined ? null : read(key)
  const end = fields.until === undefined ? null : read('until')
  return [
    ...(beginning?.faults ?? []),
    ...(end?.faults ?? []),
    ...misplaced(draft, calendar),
    ...(written === undefined ? withoutDate(fields, key, placeIn) : []),
    ...(beginning?.date && end?.date ? checkOrder(calendar, beginning.date, end.date, placeIn(['until'])) : []),
    ...checkReaders(fields, placeIn),
  ]
}

type PlaceOf = (path: YamlPath) => Place

function readField(calendar: Calendar, written: string | undefined, field: string, placeIn: PlaceOf) {
  const read = readDate(calendar, written ?? '')
  if (read.ok) return { date: read.date, faults: [] }
  const message = `"${field}" cannot be ${JSON.stringify(written)}: ${read.problem}`
  return { date: null, faults: [fault(placeIn([field]), message, read.fix)] }
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the real world, which `2026-02-30` is not. */
function isRealDate(text: string): boolean {
  const at = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function misplaced(
  { type, fields: { date, campaignDate }, placeOf: placeIn }: EntityDraft,
  calendar: Calendar,
): Fault[] {
  if (type !== 'newsletter') {
    if (campaignDate === undefined) return []
    return [fault(placeIn(['campaignDate']), '"campaignDate" is for newsletters', 'write it as date')]
  }
  if (date === undefined || isRealDate(date)) return []
  const isOfCampaign = readAs(calendar, date) !== null && !ISO_DATE.test(date)
  const fix = `write a date such as 2026-11-22${isOfCampaign ? ', and the date in the campaign as campaignDate' : ''}`
  return [fault(placeIn(['date']), `"date" cannot be ${JSON.stringify(date)}`, fix)]
}

function withoutDate(fields: EntityFields, key: string, placeIn: PlaceOf): Fault[] {
  const without = (['until', 'dateFor', 'playersDate'] as const).filter((field) => fields[field] !== undefined)
  return without.map((field) =>
    fault(placeIn([field]), `"${field}" has no effect without ${key}`, `write ${key} as well`),
  )
}

function checkOrder(calendar: Calendar, from: CampaignDate, until: CampaignDate, place: Place): Fault[] {
  if (spanOf(calendar, until).last >= spanOf(calendar, from).first) return []
  const message = `it ends (${printDate(calendar, until)}) before it begins (${printDate(calendar, from)})`
  return [fault(place, message, 'write a later date')]
}

function checkReaders({ dateFor, playersDate }: EntityFields, placeIn: PlaceOf): Fault[] {
  const strangers = Array.isArray(dateFor) ? dateFor.filter((id) => (typeOfId(id) ?? 'character') !== 'character') : []
  return [
    ...strangers.map((id) =>
      warning(
        placeIn(['dateFor']),
        `"${id}" is not a character, so it has no player who could know the date`,
        'name a character',
      ),
    ),
    ...(dateFor === EVERYONE && playersDate !== undefined
      ? [
          warning(
            placeIn(['playersDate']),
            'playersDate has no effect if everyone knows the date',
            'remove one of the two',
          ),
        ]
      : []),
  ]
}

export const DAY_MS = 86_400_000

/** The day of a newsletter's `date` or of the date that begins its dateline, counted from 1970; `null` if unknown. */
export function publishedOn({ date, dateline }: Pick<EntityFields, 'date' | 'dateline'>): number | null {
  const at = Date.parse(date ?? /^\d{4}-\d{2}-\d{2}\b/.exec(dateline)?.[0] ?? '')
  return Number.isNaN(at) ? null : at / DAY_MS
}
