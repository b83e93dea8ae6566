import type { OutgoingAnswer } from '#runtime/outgoing/outgoing-requests.ts'

import type { Delivery } from './channel.ts'

/** A receiver that is not asked again for longer than this may as well be asked then. */
const LONGEST_PAUSE_MS = 3_600_000

/**
 * What an answer means, as most receivers mean it. `receiver`: its name in words, such as `The push service`.
 */
export function deliveryOf(
  { status, headers }: Pick<OutgoingAnswer, 'status' | 'headers'>,
  { receiver, remote, now }: { readonly receiver: string; readonly remote: string | null; readonly now: number },
): Delivery {
  if (status >= 200 && status < 300) return { is: 'sent', remote }
  if (status === 429) {
    const afterMs = retryAfter(headers['retry-after']?.toString(), now)
    return { is: 'again', words: `${receiver} asks to wait.`, ...(afterMs !== null && { afterMs }) }
  }
  if (status === 408 || status === 425 || status >= 500)
    return { is: 'again', words: `${receiver} had a fault (${status}). Waybook tries again.` }
  if (status === 404 || status === 410) return { is: 'gone', words: `${receiver} says that the address is gone.` }
  if (status >= 300 && status < 400)
    return { is: 'refused', words: `${receiver} sent Waybook to another address. Enter that address instead.` }
  return { is: 'refused', words: `${receiver} refused the message (${status}).` }
}

/**
 * The pause in a header `Retry-After`, which has seconds or a date. In milliseconds; `null` if it says nothing.
 * @example retryAfter('1.5', 0) // 1500
 */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const ms = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.min(LONGEST_PAUSE_MS, Math.max(0, Math.ceil(ms)))
}
