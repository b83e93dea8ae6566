import { typeOfId, type NotificationKind } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import { openingOf, type PageChange } from '../news-event.ts'
import type { Topic } from '../outbox/channel.ts'
import { dateEvents } from '../schedule/date-events.ts'

const MINUTE_MS = 60_000

/** How long a notification is worth sending, and how long push services keep it for a device that is off. */
export const usefulForMs: Readonly<Record<NotificationKind, number>> = {
  check: 30 * MINUTE_MS,
  turn: 15 * MINUTE_MS,
  secret: 2 * 1440 * MINUTE_MS,
  handout: 180 * MINUTE_MS,
  note: 2 * 1440 * MINUTE_MS,
  newsletter: 2 * 1440 * MINUTE_MS,
  date: 1440 * MINUTE_MS,
  sessionTomorrow: 12 * 60 * MINUTE_MS,
  sessionSoon: 50 * MINUTE_MS,
  answer: 1440 * MINUTE_MS,
}

/**
 * What a change may notify members of. Whether it concerns a member, and what they may know of it, is decided when it is sent.
 */
export function topicsOf(change: ChangeRecord): Topic[] {
  const about = (kind: NotificationKind, event: string): Topic[] => [
    { kind, event, seq: change.seq, by: change.actor, usefulForMs: usefulForMs[kind] },
  ]
  switch (change.operation) {
    case 'check':
      return about('check', `check ${change.payload.checkId}`)
    case 'encounter':
      return about('turn', TURN)
    case 'handout':
      return change.payload.handoutId === null ? [] : about('handout', `handout ${change.payload.handoutId}`)
    case 'note':
      return about('note', `note ${change.payload.noteId}`)
    case 'schedule':
      return dateEvents(change.payload).flatMap(([event, isNew]) => (isNew ? about('date', event) : []))
    case 'write':
      return [
        ...(change.payload.secret?.what === 'revealed'
          ? about('secret', `secret ${change.subject} ${change.payload.secret.digest}`)
          : []),
        ...(opensNewsletter(change) ? about('newsletter', `newsletter ${change.subject}`) : []),
      ]
    case 'import':
    case 'setVisibility':
      return opensNewsletter(change) ? about('newsletter', `newsletter ${change.subject}`) : []
    default:
      return []
  }
}

/** All turns are one event, so a turn that has passed is not announced. */
export const TURN = 'turn'

/** Whether somebody may see a newsletter since the change. */
function opensNewsletter(change: PageChange): boolean {
  if (change.subject === 'campaign' || typeOfId(change.subject) !== 'newsletter') return false
  const gained = 'gained' in change.payload ? (change.payload.gained ?? []) : []
  return openingOf(change, null) === 'opened' || gained.length > 0
}
