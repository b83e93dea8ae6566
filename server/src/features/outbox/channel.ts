import type { Actor } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { ChangeRecord } from '../changes.ts'
import type { CampaignStore } from '../store.ts'
import type { Destination } from './destinations.ts'

/** What a message can be about. It refers to the campaign's records and contains no text. */
export interface Topic {
  /** Messages about the same event replace each other while they wait, and edit each other once they are sent. */
  readonly event: string
  /** What users switch on and off. */
  readonly kind: string
  /** The number of the change that it is about, by which messages are sent in order. */
  readonly seq: number
  /** The user who made the change; `null` for reminders. */
  readonly by: Actor | null
  /** Set if nothing new happened: an earlier message about the event may have to be edited or deleted. */
  readonly isUpdate?: true
  /** How long the message is worth sending. */
  readonly usefulForMs?: number
}

/** What the owner of a destination wants to be sent. */
export interface Preferences {
  readonly wants: (topic: Topic) => boolean
  /** When the message may be sent. `at`: now. Both in milliseconds since 1970. */
  readonly notBefore: (topic: Topic, at: number) => number
}

/** A message that is due. */
export interface DueMessage {
  readonly event: string
  readonly kind: string
  readonly seq: number
  readonly attempts: number
  /** Set if a message about the event was sent before, or there was nothing to say about it. */
  readonly delivered: { readonly remote: string | null } | null
}

export type Delivery =
  | { readonly is: 'sent'; readonly remote: string | null }
  /** There is nothing to say, or nothing new. */
  | { readonly is: 'skipped' }
  /** The earlier message was deleted. */
  | { readonly is: 'removed' }
  /** To be tried again. `words`: for the owner of the destination. */
  | { readonly is: 'again'; readonly words: string; readonly afterMs?: number }
  /** The receiver does not accept this message. */
  | { readonly is: 'refused'; readonly words: string }
  /** The receiver accepts nothing any longer. */
  | { readonly is: 'gone'; readonly words: string }

/** The campaign whose messages are sent. */
export interface SendingContext {
  readonly campaignId: string
  readonly records: CampaignStore
}

/** A way to send messages. The outbox decides when; the channel decides what. */
export interface Channel {
  readonly name: Destination['channel']
  /** The pause between two messages to the same destination. */
  readonly gapMs: number
  readonly preferencesOf: (
    tables: CampaignTables,
    destinations: readonly Destination[],
  ) => Promise<ReadonlyMap<string, Preferences>>
  /** What a change may be a message about. Most changes are about nothing. */
  readonly topicsOf: (change: ChangeRecord) => readonly Topic[]
  /** What is due by the clock now. The same reminder is sent once. */
  readonly remindersOf: (context: SendingContext, now: number) => Promise<readonly Topic[]>
  readonly deliver: (context: SendingContext, destination: Destination, message: DueMessage) => Promise<Delivery>
}

/** The operations in the change log that are messages for some channel. */
export const MESSAGES_OF = [
  'check',
  'diceChanged',
  'encounter',
  'handout',
  'import',
  'note',
  'roll',
  'schedule',
  'session',
  'setVisibility',
  'write',
] as const satisfies readonly ChangeRecord['operation'][]
