import { createHmac, randomBytes } from 'node:crypto'

import type { Announcement } from './announcement.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** The body for services other than Discord. `docs/webhooks.md` documents it. */
export interface SignedMessage {
  readonly type: string
  /** ISO 8601, in UTC. */
  readonly timestamp: string
  readonly data: {
    readonly campaign: string
    /** The same for all messages about one page, roll or date. */
    readonly subject: string
    /** `updated`: replaces an earlier message. `deleted`: is no longer visible to everyone. */
    readonly action: 'created' | 'updated' | 'deleted'
    readonly title?: string
    readonly text?: string
    readonly url?: string
    readonly startsAt?: string
  }
}

interface Sent {
  readonly campaign: string
  readonly subject: string
  readonly kind: string
  readonly action: SignedMessage['data']['action']
  /** The address of the campaign's pages. */
  readonly address: string
  readonly nowMs: number
}

/** `announcement`: `null` if it was deleted. */
export function signedMessage(
  announcement: Announcement | null,
  { campaign, subject, kind, action, address, nowMs }: Sent,
): SignedMessage {
  const { title, text, path, startsAt } = announcement ?? {}
  return {
    type: `waybook.${kind}`,
    timestamp: new Date(nowMs).toISOString(),
    data: {
      campaign,
      subject,
      action,
      ...(title !== undefined && { title }),
      ...(text !== undefined && { text }),
      ...(path !== undefined && { url: address + path }),
      ...(typeof startsAt === 'number' && { startsAt: new Date(startsAt).toISOString() }),
    },
  }
}

/**
 * The headers with the signature, as https://www.standardwebhooks.com defines them. `id`: the same for each attempt at a message, so
 * receivers can drop what they have.
 */
export function signatureHeaders(secret: string, { id, nowMs, body }: { id: string; nowMs: number; body: string }) {
  const timestamp = String(Math.floor(nowMs / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
