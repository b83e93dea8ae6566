import type { SharedPage } from '@waybook/contract'
import { shareWords } from '@waybook/messages/shareWords'

import { dateFormat } from '#ui/text/words.ts'

export type Duration = 'day' | 'month' | 'year' | 'open'

export const durations = (): readonly { readonly value: Duration; readonly label: string }[] => [
  { value: 'day', label: shareWords.day() },
  { value: 'month', label: shareWords.month() },
  { value: 'year', label: shareWords.year() },
  { value: 'open', label: shareWords.open() },
]

const DAY_MS = 86_400_000
const days: Readonly<Record<Exclude<Duration, 'open'>, number>> = { day: 1, month: 30, year: 365 }

/**
 * When a link of this duration ends, in milliseconds since 1970; `null` without an end.
 * @example endOf('day', 0) // 86_400_000
 */
export function endOf(duration: Duration, now: number): number | null {
  return duration === 'open' ? null : now + days[duration] * DAY_MS
}

export const formatEnd = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
export const formatDay = dateFormat({ month: 'short', day: 'numeric' })

/** What a page in a share has to say for itself. `kind`: the name of its type. */
export function noteOf({ leftOut }: Pick<SharedPage, 'leftOut'>, kind: string): string {
  if (leftOut === 'hidden') return shareWords.hidden({ kind })
  if (leftOut === 'source') return shareWords.fromSource({ kind })
  return shareWords.mayBeRead({ kind })
}

/**
 * The pages of a link in a few words.
 * @example titleOf([{ name: 'The Third Lamp' }, { name: 'The Drowned Road' }]) // 'The Third Lamp and 1 more'
 */
export function titleOf(pages: readonly Pick<SharedPage, 'name'>[]): string {
  const [first, ...more] = pages
  if (!first) return shareWords.noPages()
  return more.length === 0 ? first.name : shareWords.andMore({ name: first.name, count: more.length })
}
