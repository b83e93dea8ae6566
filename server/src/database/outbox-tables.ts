import type { OfCampaign } from './installation-tables.ts'
import type { Json } from './statement/columns.ts'

/** The destinations of messages, and the messages that wait for them. */
export interface OutboxTables {
  destination: DestinationTable
  outboxCursor: OutboxCursorTable
  outbox: OutboxTable
  delivered: DeliveredTable
  notificationChoice: NotificationChoiceTable
}

/** A device, a member's address, a channel of Discord or a webhook. Times are in milliseconds since 1970. */
export interface DestinationTable extends OfCampaign {
  readonly id: string
  readonly channel: 'push' | 'mail' | 'discord' | 'webhook'
  /** The account whose device it is, or the game master who added it. */
  readonly account: string
  /** The sign-in session of a device, with which it ends. */
  readonly session: string | null
  /** A hash of its address, so a device is stored once. */
  readonly hash: string
  /** Its address with its keys, as sealed JSON. */
  readonly sealed: string
  /** What the feature of its channel stores about it, as JSON. */
  readonly content: string
  /** Only later changes are sent. */
  readonly since: number
  readonly dueAt: number
  /** The sender that works on it, until `leaseUntil`. */
  readonly holder: string | null
  readonly leaseUntil: number
  /** How the last message went. */
  readonly result: Json<StoredResult> | null
  /** Why nothing is sent any longer; `null` while it is on. */
  readonly off: string | null
  readonly createdAt: number
}

export interface StoredResult {
  readonly at: number
  readonly ok: boolean
  /** In words for the one who owns the destination. */
  readonly words: string
}

/** The last change that has been turned into messages. */
interface OutboxCursorTable extends OfCampaign {
  readonly seq: number
}

/** A message that waits. It contains no text: it is written when it is sent. */
export interface OutboxTable extends OfCampaign {
  readonly destination: string
  /** What the message is about, such as `newsletter newsletters/first`. A later message about the same takes its place. */
  readonly event: string
  readonly kind: string
  /** The number of the change that it is about. Messages are sent in this order. */
  readonly seq: number
  readonly notBefore: number
  readonly usefulUntil: number | null
  readonly attempts: number
}

/** A message that was sent. */
interface DeliveredTable extends OfCampaign {
  readonly destination: string
  readonly event: string
  /** The id that the receiver gave it, for editing and deleting it, or what was said, so it is said once. */
  readonly remote: string | null
  readonly at: number
}

/** What a member wants to be notified of. */
interface NotificationChoiceTable extends OfCampaign {
  readonly account: string
  /** JSON of the contract's `notificationChoice`. */
  readonly content: string
}
