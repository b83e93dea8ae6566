import { createHash } from 'node:crypto'

import {
  RefusedAddress,
  type OutgoingAnswer,
  type OutgoingRequest,
  type OutgoingRequests,
} from '#runtime/outgoing/outgoing-requests.ts'

import type { Delivery } from '../outbox/channel.ts'
import { deliveryOf } from '../outbox/delivery-of.ts'
import type { Announcement } from './announcement.ts'
import { discordMessage, discordUrl } from './discord-message.ts'
import { signatureHeaders, signedMessage } from './signed-message.ts'
import type { WebhookAddress } from './webhook-record.ts'

/** A message that is to be sent, edited or deleted. */
export interface Sending {
  readonly destination: WebhookAddress
  /** `null` if everyone may no longer see what it was about. */
  readonly announcement: Announcement | null
  /** What is known of an earlier message about the same; `null` if there is none. */
  readonly earlier: string | null
  /** The same for each attempt at a message. */
  readonly id: string
  readonly event: string
  readonly kind: string
  readonly campaign: string
  /** The address of the campaign's pages. */
  readonly address: string
  readonly nowMs: number
}

const DISCORD = 'Discord'
const OTHER = 'The other service'
const JSON_TYPE = { 'content-type': 'application/json' }
/** Discord's codes in answers with the status 404. */
const UNKNOWN_MESSAGE = 10_008
/** Stands for a message that somebody deleted in Discord. It is not written again. */
const DELETED_THERE = '-'

/** Posts a message to Discord, or edits or deletes the earlier one. */
export async function sendToDiscord(outgoing: OutgoingRequests, sending: Sending): Promise<Delivery> {
  const { destination, announcement, earlier, address, nowMs } = sending
  const [messageId, digest] = earlier?.split(' ') ?? []
  if (messageId === DELETED_THERE || (!announcement && messageId === undefined)) return { is: 'skipped' }
  const body = announcement ? JSON.stringify(discordMessage(announcement, address)) : ''
  const now = digestOf(body)
  if (digest === now) return { is: 'skipped' }
  const url = discordUrl(destination.url, messageId)
  const method = announcement ? (messageId === undefined ? 'POST' : 'PATCH') : 'DELETE'
  return await exchanged(outgoing, { method, url, headers: JSON_TYPE, body }, DISCORD, (answer) => {
    const told = readAnswer(answer.text)
    if (messageId !== undefined && answer.status === 404 && told.code === UNKNOWN_MESSAGE)
      return { is: 'sent', remote: `${DELETED_THERE} ${now}` }
    if (answer.status === 429 && told.retryAfterS !== null)
      return { is: 'again', words: `${DISCORD} asks to wait.`, afterMs: Math.ceil(told.retryAfterS * 1000) }
    const delivery = deliveryOf(answer, { receiver: DISCORD, remote: `${messageId ?? told.id} ${now}`, now: nowMs })
    return delivery.is === 'sent' && !announcement ? { is: 'removed' } : delivery
  })
}

/** Posts a signed message that an announcement was made, changed or withdrawn. */
export async function sendSigned(outgoing: OutgoingRequests, sending: Sending): Promise<Delivery> {
  const { destination, announcement, earlier, id, event, kind, campaign, address, nowMs } = sending
  if (!announcement && earlier === null) return { is: 'skipped' }
  const digest = digestOf(JSON.stringify(announcement))
  if (earlier === digest) return { is: 'skipped' }
  const action = announcement ? (earlier === null ? 'created' : 'updated') : 'deleted'
  const body = JSON.stringify(signedMessage(announcement, { campaign, subject: event, kind, action, address, nowMs }))
  const headers = { ...JSON_TYPE, ...signatureHeaders(destination.secret ?? '', { id, nowMs, body }) }
  return await exchanged(outgoing, { method: 'POST', url: destination.url, headers, body }, OTHER, (answer) => {
    const delivery = deliveryOf(answer, { receiver: OTHER, remote: digest, now: nowMs })
    return delivery.is === 'sent' && !announcement ? { is: 'removed' } : delivery
  })
}

async function exchanged(
  outgoing: OutgoingRequests,
  request: OutgoingRequest,
  receiver: string,
  read: (answer: OutgoingAnswer) => Delivery,
): Promise<Delivery> {
  try {
    return read(await outgoing.send(request))
  } catch (error) {
    if (error instanceof RefusedAddress)
      return { is: 'gone', words: 'The address leads to a private network. Its host has to allow it (WEBHOOK_HOSTS).' }
    return { is: 'again', words: `${receiver} did not answer.` }
  }
}

interface Told {
  readonly id: string
  readonly code: number | null
  readonly retryAfterS: number | null
}

function readAnswer(text: string): Told {
  const given = parsed(text)
  const found = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  const numberIn = (name: string) => {
    const value = found.get(name)
    return typeof value === 'number' ? value : null
  }
  const messageId = found.get('id')
  const id = typeof messageId === 'string' && /^\d+$/.test(messageId) ? messageId : DELETED_THERE
  return { id, code: numberIn('code'), retryAfterS: numberIn('retry_after') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
