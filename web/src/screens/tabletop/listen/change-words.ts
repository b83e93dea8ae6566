import { listen } from '@waybook/messages/listen'

import type { ListeningDetail } from '#stores/listening.ts'

import type { Situation } from './situation-words.ts'
import type { Neighbor } from './surroundings.ts'

/** More at once would be read out for longer than a turn takes. */
const LINES_MAX = { short: 4, full: 12 } as const

type Watched = Pick<Situation, 'scene' | 'neighbors' | 'trackers'>

/** What has happened at the table since `before`, a sentence each. Turns are announced elsewhere. */
export function changeWords(before: Watched, after: Watched, detail: Exclude<ListeningDetail, 'off'>): string[] {
  if (before.scene !== after.scene) return [listen.scene({ name: after.scene })]
  const lines = [
    ...peopleWords(before.neighbors, after.neighbors, detail === 'full'),
    ...trackerWords(before.trackers, after.trackers),
  ]
  const most = LINES_MAX[detail]
  return lines.length <= most ? lines : [...lines.slice(0, most), listen.more({ count: lines.length - most })]
}

function peopleWords(before: readonly Neighbor[], after: readonly Neighbor[], full: boolean): string[] {
  const earlier = new Map(before.map((one) => [one.id, one]))
  const now = new Set(after.map(({ id }) => id))
  return [
    ...before.filter(({ id }) => !now.has(id)).map(({ name }) => listen.gone({ name })),
    ...after.flatMap((one) => {
      const known = earlier.get(one.id)
      return known ? changesOf(known, one, full) : [appearance(one, full)]
    }),
  ]
}

function appearance({ name, band, direction }: Neighbor, full: boolean): string {
  const details = [
    ...(band === null ? [] : [listen.atBand({ band })]),
    ...(direction === null ? [] : [listen.direction({ direction })]),
  ]
  return full && details.length > 0 ? listen.appearsAt({ name, details }) : listen.appears({ name })
}

function changesOf(before: Neighbor, after: Neighbor, full: boolean): string[] {
  const { name } = after
  const fell = after.fallen && !before.fallen
  const stood = before.fallen && !after.fallen
  return [
    ...(fell ? [listen.fallen({ name })] : []),
    ...(stood ? [listen.stands({ name })] : []),
    ...distanceWords(before, after, full),
    ...(full ? conditionWords(before, after) : []),
  ]
}

/** In short, only whether somebody is engaged with the listener. */
function distanceWords(before: Neighbor, { name, band }: Neighbor, full: boolean): string[] {
  if (band === null || band === before.band) return []
  if (full || band === 'Engaged') return [listen.moved({ name, band })]
  return before.band === 'Engaged' ? [listen.disengaged({ name })] : []
}

function conditionWords(before: Neighbor, { name, conditions }: Neighbor): string[] {
  const added = conditions.filter((condition) => !before.conditions.includes(condition))
  const ended = before.conditions.filter((condition) => !conditions.includes(condition))
  return [
    ...added.map((condition) => listen.suffers({ name, condition })),
    ...ended.map((condition) => listen.recovered({ name, condition })),
  ]
}

function trackerWords(before: Watched['trackers'], after: Watched['trackers']): string[] {
  const earlier = new Map(before.map(({ id, value }) => [id, value]))
  return after
    .filter(({ id, value }) => earlier.get(id) !== value)
    .map(({ name, value, maximum }) =>
      maximum === null ? listen.tracker({ name, value }) : listen.trackerOf({ name, value, maximum }),
    )
}
