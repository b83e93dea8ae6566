import type { Share } from '@waybook/contract'
import { adminShared } from '@waybook/messages/adminShared'

import { formatDay } from '#parts/share/share-words.ts'

/** Whether visitors can open the link at this time, in milliseconds since 1970. */
export function isShareOpen({ endedAt, until, isLocked }: Share, now: number): boolean {
  return endedAt === null && !isLocked && (until === null || until > now)
}

/** What is to know of a link, in sentences. */
export function factsOf(share: Share, now: number): string {
  const { note, hasPassword } = share
  const words = note === '' ? [] : [note.replace(/[.!?]?$/u, '.')]
  return [...words, ...(hasPassword ? [adminShared.withPassword()] : []), stateOf(share, now), viewsOf(share)].join(' ')
}

function stateOf({ endedAt, until, isLocked }: Share, now: number): string {
  if (endedAt !== null) return adminShared.endedByYou({ day: formatDay(endedAt) })
  if (isLocked) return adminShared.locked()
  if (until === null) return adminShared.untilYouEndIt()
  const day = formatDay(until)
  return until > now ? adminShared.until({ day }) : adminShared.ended({ day })
}

function viewsOf({ views, viewedAt }: Share): string {
  if (viewedAt === null) return adminShared.neverOpened()
  return adminShared.opened({ count: views, day: formatDay(viewedAt) })
}
