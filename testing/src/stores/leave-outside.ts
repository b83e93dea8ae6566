import { DEFAULT_NOTIFICATIONS } from '@waybook/contract'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { putChoice } from '@waybook/server/features/notifications/choices.ts'
import { addDestination } from '@waybook/server/features/outbox/destinations.ts'
import { lockCursor, putMessage } from '@waybook/server/features/outbox/waiting-messages.ts'
import { noteGenerated } from '@waybook/server/features/pictures/generated.ts'
import { addShare } from '@waybook/server/features/shares/queries.ts'

import { BELL } from './drowned-road.ts'

/** Leaves what reaches people outside the app: a shared page, a generated picture, and a webhook with a message to send and one that was sent. */
export async function leaveOutside(tx: CampaignTransaction): Promise<void> {
  const { db, campaign, at } = tx
  await addShare(tx, { id: 'first-share', hash: 'hash', ids: [BELL], note: '', until: null, password: null })
  await noteGenerated(tx, 'generated')
  await putChoice(tx, 'player', DEFAULT_NOTIFICATIONS)
  const webhook = { id: 'first-webhook', channel: 'webhook', account: 'game master', session: null } as const
  await addDestination(tx, { ...webhook, hash: 'hash', sealed: 'sealed', content: '{}' })
  await lockCursor(tx, 1)
  const message = { destination: webhook.id, event: 'newsletter newsletters/first', kind: 'newsletter', seq: 1 }
  await putMessage(tx, { ...message, notBefore: 0, usefulUntil: null, isUpdate: false })
  const sent = { campaign, destination: webhook.id, event: 'session first', remote: null, at }
  await db.insertInto('delivered').values(sent).execute()
  await db.insertInto('pushKey').values({ one: 1, publicKey: 'public', sealed: 'sealed' }).execute()
}
