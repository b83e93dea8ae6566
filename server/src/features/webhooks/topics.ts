import { typeOfId, type WebhookKind } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import { openingOf, type PageChange } from '../news-event.ts'
import type { Topic } from '../outbox/channel.ts'
import { dateEvents } from '../schedule/date-events.ts'

const DAY_MS = 86_400_000

/** What a change may announce. Whether everyone may know of it, and what, is decided when it is sent. */
export function topicsOf(change: ChangeRecord): Topic[] {
  const about = (kind: WebhookKind, event: string, isNew = true): Topic => {
    const topic = { kind, event, seq: change.seq, by: change.actor, usefulForMs: DAY_MS }
    return isNew ? topic : { ...topic, isUpdate: true }
  }
  switch (change.operation) {
    case 'roll':
      return change.audience === 'everyone' ? [about('roll', `roll ${change.payload.id}`)] : []
    case 'diceChanged':
      return [about('roll', `roll ${change.payload.rollId}`)]
    case 'session':
      return change.payload.line ? [] : [about('sessionBegins', `began ${change.payload.sessionId}`)]
    case 'schedule':
      return dateEvents(change.payload).map(([event, isNew]) => about('date', event, isNew))
    case 'write':
    case 'import':
    case 'setVisibility':
      return ofPage(change).map(([kind, isNew]) => about(kind, `page ${change.subject}`, isNew))
    default:
      return []
  }
}

/** Only what becomes visible is announced; other changes of a page edit its announcement. */
function ofPage(change: PageChange): (readonly [kind: WebhookKind, isNew: boolean])[] {
  if (change.subject === 'campaign') return []
  const opens = openingOf(change, null) === 'opened'
  if (typeOfId(change.subject) === 'newsletter') return [['newsletter', opens]]
  // The pages of a folder that is imported are no revelations.
  const isImported = change.operation === 'import' && change.payload.what === 'added'
  return [['revealed', opens && !isImported]]
}
