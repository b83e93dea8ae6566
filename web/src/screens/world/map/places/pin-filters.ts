import type { EntityType } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'

import { typeNames } from '#parts/entity/type-names.ts'
import { capitalised } from '#ui/text/words.ts'

interface Filtered {
  /** Null for a pin without a page. */
  readonly target: { readonly type: EntityType; readonly tags: readonly string[] } | null
}

/** Shows pins whose page has a type or a tag. */
export type PinFilter = { readonly type: EntityType } | { readonly tag: string }

/** How many filters fit in a row. */
const OFFERED_MOST = 5
/** For a single pin, looking at the map is quicker. */
const PINS_LEAST = 2

/** The filters that show some pins and hide others: types before tags, the most frequent first. */
export function filtersOf(pins: readonly Filtered[]): readonly PinFilter[] {
  const kinds = pins.flatMap(({ target }) => (target ? [target.type] : []))
  const types = new Set(kinds).size > 1 ? byFrequency(kinds, pins.length) : []
  const tags = byFrequency(
    pins.flatMap(({ target }) => target?.tags ?? []),
    pins.length,
  )
  return [...types.map((type) => ({ type })), ...tags.map((tag) => ({ tag }))].slice(0, OFFERED_MOST)
}

function byFrequency<Value extends string>(values: readonly Value[], pins: number): readonly Value[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= PINS_LEAST && count < pins)
    .toSorted(([a, most], [b, more]) => more - most || a.localeCompare(b))
    .map(([value]) => value)
}

export function matches({ target }: Filtered, filter: PinFilter | null): boolean {
  if (filter === null) return true
  if (target === null) return false
  return 'type' in filter ? target.type === filter.type : target.tags.includes(filter.tag)
}

export const isSameFilter = (a: PinFilter | null, b: PinFilter | null) => JSON.stringify(a) === JSON.stringify(b)

/** A filter's label. `null`: no filter. */
export function filterWords(filter: PinFilter | null): string {
  if (filter === null) return worldMap.allPins()
  return 'type' in filter ? typeNames[filter.type].plural : capitalised(filter.tag.replaceAll('-', ' '))
}
