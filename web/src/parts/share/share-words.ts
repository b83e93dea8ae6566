import type { SharedPage } from '@waybook/contract'

import { dateFormat } from '#ui/text/words.ts'

export type Duration = 'day' | 'month' | 'year' | 'open'

export const durations = [
  { value: 'day', label: 'A day' },
  { value: 'month', label: 'A month' },
  { value: 'year', label: 'A year' },
  { value: 'open', label: 'I end it' },
] as const satisfies readonly { readonly value: Duration; readonly label: string }[]

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
  if (leftOut === 'hidden') return `${kind}. Everyone must be allowed to read it first.`
  if (leftOut === 'source') return `${kind}. It comes from a source, so it stays within the campaign.`
  return `${kind}, everyone may read it`
}

/**
 * The pages of a link in a few words.
 * @example titleOf([{ name: 'The Third Lamp' }, { name: 'The Drowned Road' }]) // 'The Third Lamp and 1 more'
 */
export function titleOf(pages: readonly Pick<SharedPage, 'name'>[]): string {
  const [first, ...more] = pages
  if (!first) return 'Pages that no longer exist'
  return more.length === 0 ? first.name : `${first.name} and ${more.length} more`
}

/**
 * @example countOf(1, 'page') // '1 page'
 */
export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
