import { entityTypes, PIN_LABEL_MAX, PINS_SENT_MAX } from '@waybook/contract'
import { CHARACTERISTIC_MAX, characteristics, FORCE_RATING_MAX, forceSides, SKILL_RANK_MAX } from '@waybook/rules'
import * as z from 'zod'

import { dateText } from './campaign-calendar.ts'
import { SKILL_ID } from './campaign-skills.ts'
import { vehicleField, vehicleKeys } from './vehicle-field.ts'

/* A field's `error` says how to fix it; the description of the problem is derived from the value. */

/** The `item_type` of an item that is worn; its `soak` counts. */
export const ARMOR = 'armor'

export const NAME_MAX = 200
const VITALS_MAX = 999
const AMOUNT_MAX = 9999
const TALENT_RANK_MAX = 20
export const ORDER_MAX = 1_000_000

function text(max: number) {
  const error = `write at most ${max} characters of text, in quotes if it looks like a number or has a colon`
  return z.string({ error }).trim().max(max, { error })
}

function words(max: number) {
  const error = `write 1 to ${max} characters of text, in quotes if it looks like a number or has a colon`
  return z.string({ error }).trim().min(1, { error }).max(max, { error })
}

function whole(min: number, max: number) {
  const error = `write a whole number from ${min} to ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

const flag = z.boolean({ error: 'write true or false' })
const target = words(160)
const list = (example: string) => ({ error: `write a list, such as ${example}` })
const map = (example: string) => ({ error: `write keys and values, such as ${example}` })

const relationship = z.strictObject(
  { type: words(80), to: target, secret: flag.optional() },
  map('{ type: travels with, to: characters/odo-brandreth }'),
)
const exit = z.strictObject({ to: target, requirement: text(500).optional() }, map('{ to: scenes/the-third-lamp }'))
const entrance = z.strictObject(
  { from: target, requirement: text(500).optional() },
  map('{ from: scenes/the-toll-gate }'),
)

const percent = { error: 'write a number from 0 to 100: percent of the map, from the left or from the top' }
const share = z.number(percent).min(0, percent).max(100, percent)
const pin = z.strictObject(
  {
    to: target.optional(),
    at: z.tuple([share, share], { error: 'write where it is in percent of the map, such as [12.5, 60]' }),
    label: text(PIN_LABEL_MAX).optional(),
    secret: flag.optional(),
    for: z.array(target, list('[characters/kessa-vane]')).optional(),
  },
  map('{ to: locations/low-tarrow, at: [12.5, 60] }'),
)
const tooManyPins = { error: `write at most ${PINS_SENT_MAX} pins on a map` }

const property = z.union(
  [z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number(), z.boolean()]))],
  { error: 'write text, a number, or a list of them' },
)

const forceUser = z.strictObject(
  {
    rating: whole(0, FORCE_RATING_MAX),
    side: z.enum(forceSides, { error: 'write light or dark' }).default('light'),
  },
  map('{ rating: 2, side: dark }'),
)
/** A number alone is the rating of somebody on the light side. */
const forceRating = z.union(
  [forceUser, whole(0, FORCE_RATING_MAX).transform((rating) => ({ rating, side: 'light' }))],
  {
    error: `write a number from 0 to ${FORCE_RATING_MAX}, or { rating: 2, side: dark }`,
  },
)

const names = z.array(words(200))

/** A key of Obsidian that has no effect, about which `check` says so. */
const ignored = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())], {
  error: 'write text, true or false',
})

/** An audience. A list names characters, and includes their players. */
const audience = z.union([z.enum(['everyone', 'gameMaster']), z.array(target)], {
  error: 'write everyone, gameMaster, or a list of characters, such as [characters/kessa-vane]',
})

const shape = {
  name: words(NAME_MAX),
  type: z.enum(entityTypes, { error: `write one of ${entityTypes.join(', ')}` }).optional(),
  aliases: z.union([names, words(200).transform((one) => [one])], list('[The Fox]')).default([]),
  tags: z.array(words(80), list('[party-member, guide]')).default([]),
  description: text(2000).default(''),
  visualDescription: text(4000).default(''),
  properties: z.record(words(80), property, map('{ species: human }')).default({}),
  /** What it does to dice, one line each (`check-effects.ts`). Stored as a property. */
  effect: property.optional(),
  /** The Force rating of a character, and the side that it is on. Stored as properties. */
  force: forceRating.optional(),
  /** Makes a character's page the page of a vehicle. Stored as properties, hit points and strain. */
  vehicle: vehicleField.optional(),
  relationships: z.array(relationship, list('- { type: travels with, to: characters/odo-brandreth }')).default([]),
  audience: audience.optional(),
  visible: flag.optional(),
  reveal: z.enum(['name', 'page', 'figures'], { error: 'write name, page or figures' }).optional(),
  picture: words(500).optional(),
  imagePath: words(500).optional(),
  map: words(500).optional(),
  /** Whether the map looks the same in the dark scheme. */
  keepMapColors: flag.optional(),
  pins: z
    .array(pin, list('- { to: locations/low-tarrow, at: [12.5, 60] }'))
    .max(PINS_SENT_MAX, tooManyPins)
    .default([]),
  characteristics: z
    .partialRecord(z.enum(characteristics), whole(0, CHARACTERISTIC_MAX), map('{ brawn: 2, agility: 3 }'))
    .optional(),
  /** Each campaign has its own skills (`checkSkills`). */
  skills: z.record(z.string().regex(SKILL_ID), whole(0, SKILL_RANK_MAX), map('{ stealth: 2 }')).optional(),
  talents: z.record(z.string(), whole(1, TALENT_RANK_MAX), map('{ talents/quick-draw: 1 }')).default({}),
  maxHp: whole(1, VITALS_MAX).optional(),
  strainThreshold: whole(0, VITALS_MAX).optional(),
  inventory: z.record(z.string(), whole(1, AMOUNT_MAX), map('{ items/wick-knife: 1 }')).default({}),
  boxText: text(10_000).default(''),
  gmNotes: text(20_000).default(''),
  exits: z.array(exit, list('- { to: scenes/the-third-lamp }')).default([]),
  entrances: z.array(entrance, list('- { from: scenes/the-toll-gate }')).default([]),
  masthead: text(200).default(''),
  dateline: text(200).default(''),
  order: whole(0, ORDER_MAX).optional(),
  /** In the campaign's calendar (`checkDates`). Newsletters have a date of the real world instead, and `campaignDate`. */
  date: dateText.optional(),
  campaignDate: dateText.optional(),
  until: dateText.optional(),
  /** The audience that knows the true date. */
  dateFor: audience.optional(),
  /** The date that all others read instead. */
  playersDate: words(80).optional(),
  publish: ignored.optional(),
}

/** The front matter of an entity. */
export const entityFields = z.strictObject(shape, map('name: Kessa Vane'))
export type EntityFields = z.infer<typeof entityFields>

/** The known keys of each map in the front matter, by the name of the field that contains it. */
export const entityKeys: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(shape),
  characteristics,
  relationships: Object.keys(relationship.shape),
  exits: Object.keys(exit.shape),
  entrances: Object.keys(entrance.shape),
  pins: Object.keys(pin.shape),
  force: Object.keys(forceUser.shape),
  ...vehicleKeys,
}

/** The type of a relationship from a character to a talent. It has a rank. */
export const HAS_TALENT = 'has talent'

/** Relationships to talents, from the field `talents`. */
export function talentsIn({ talents }: Pick<EntityFields, 'talents'>) {
  return Object.entries(talents).map(([to, rank]) => ({ type: HAS_TALENT, to, rank }))
}

/** Fields that hide something. Without one that cannot be read, players might read more than the author wants. */
export const hidingFields: ReadonlySet<string> = new Set([
  'audience',
  'visible',
  'reveal',
  'publish',
  'dateFor',
  'playersDate',
])
