import type { Share } from '@waybook/contract'

import { formatDay } from '#parts/share/share-words.ts'

/** Whether visitors can open the link at this time, in milliseconds since 1970. */
export function isShareOpen({ endedAt, until, isLocked }: Share, now: number): boolean {
  return endedAt === null && !isLocked && (until === null || until > now)
}

/** What is to know of a link, in sentences. */
export function factsOf(share: Share, now: number): string {
  const { note, hasPassword } = share
  const sentences = [note, hasPassword ? 'With a password' : '', stateOf(share, now), viewsOf(share)]
  return sentences.flatMap((one) => (one === '' ? [] : [one.replace(/[.!?]?$/u, '.')])).join(' ')
}

function stateOf({ endedAt, until, isLocked }: Share, now: number): string {
  if (endedAt !== null) return `Ended by you on ${formatDay(endedAt)}`
  if (isLocked) return 'Closed after too many wrong passwords'
  if (until === null) return 'Until you end it'
  return until > now ? `Until ${formatDay(until)}` : `Ended on ${formatDay(until)}`
}

function viewsOf({ views, viewedAt }: Share): string {
  if (viewedAt === null) return 'Never opened'
  return `Opened ${views === 1 ? 'once' : `${views} times`}, last on ${formatDay(viewedAt)}`
}
