import { PARTY_TAG } from '@waybook/contract'

import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { DAY_MS, EVERYONE } from '#campaign-folder/entity-dates.ts'
import { ORDER_MAX } from '#campaign-folder/entity-fields.ts'

type Placed = Pick<AuthoredEntity, 'type' | 'order' | 'published' | 'dates' | 'tags'>

/** The place of entities without an `order`: after all that have one. */
const UNPLACED = Number.MAX_SAFE_INTEGER
/** Party members come before other entities without an `order`. */
const PARTY_PLACE = UNPLACED - 1

/** The places for each date: one for every `order`, and one after these. */
const PER_DATE = ORDER_MAX + 2
const FIRST_DAY = Date.parse('0000-01-01') / DAY_MS
/** The maximum number of real days. Newsletters with a date of the campaign come before all of these. */
const DAYS_MAX = 4_000_000
/** Calendar dates that are further away count as this far, so places stay exact numbers. */
const FURTHEST = 4_000_000_000

/**
 * An entity's place in a list of its type; the lowest is first. Newsletters with a date have places below zero: first by dates of the campaign,
 * then by real dates, the newest first (decision 0136). A date that not all players know is ignored, because the order would reveal it.
 */
export function placeOf(entity: Placed): number {
  const date = entity.type === 'newsletter' ? dateRank(entity) : null
  if (date === null) return placeWithoutDate(entity)
  return (entity.order ?? ORDER_MAX + 1) - (date + 1) * PER_DATE
}

/** From 1; a higher rank comes earlier in the list. */
function dateRank({ dates, published }: Placed): number | null {
  const known = dates.find(({ reader }) => reader === EVERYONE)?.place ?? null
  if (known !== null) return DAYS_MAX + FURTHEST + Math.max(-FURTHEST, Math.min(known, FURTHEST))
  return published === null ? null : published - FIRST_DAY + 1
}

function placeWithoutDate({ order, tags }: Placed): number {
  return order ?? (tags.includes(PARTY_TAG) ? PARTY_PLACE : UNPLACED)
}
