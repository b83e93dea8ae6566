import type { Webhook, WebhookKind } from '@waybook/contract'

import { fromJson } from '#database/statement/columns.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import { SWITCHED_OFF, type Destination } from '../outbox/destinations.ts'

/** What the store has of a webhook in addition to its address. */
export interface WebhookContent {
  readonly name: string
  readonly kinds: readonly WebhookKind[]
  /** The host and the end of its address. */
  readonly address: string
}

/** The sealed part: whoever has it can post. */
export interface WebhookAddress {
  readonly url: string
  /** Signs messages; `null` for Discord. */
  readonly secret: string | null
}

const PURPOSE = 'webhook'

export function sealAddress(sealer: Sealer, id: string, address: WebhookAddress): string {
  return sealer.seal(JSON.stringify(address), PURPOSE, id)
}

/** `null` if the installation has another secret by now. */
export function openAddress(sealer: Sealer, { id, sealed }: Pick<Destination, 'id' | 'sealed'>): WebhookAddress | null {
  const text = sealer.open(sealed, PURPOSE, id)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `sealAddress` has written it
  return text === null ? null : (JSON.parse(text) as WebhookAddress)
}

export const contentOf = ({ content }: Pick<Destination, 'content'>) => fromJson<WebhookContent>(content)

export function toWebhook(destination: Destination): Webhook {
  const { id, channel, off, result } = destination
  const { name, kinds, address } = contentOf(destination)
  return {
    id,
    channel: channel === 'discord' ? 'discord' : 'webhook',
    name,
    address,
    kinds: [...kinds],
    isOn: off === null,
    whyOff: off === SWITCHED_OFF ? null : off,
    lastResult: result,
  }
}

/**
 * Enough of an address to recognize it, and too little to use it.
 * @example shownAddress('https://discord.com/api/webhooks/1/abcdefgh') // 'discord.com … efgh'
 */
export function shownAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  const end = (pathname + search).slice(-4)
  return pathname.length > 16 ? `${host} … ${end}` : host
}
