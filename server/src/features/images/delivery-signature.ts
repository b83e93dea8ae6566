import { createHash, createHmac } from 'node:crypto'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'

/** The maximum difference between a delivery's time and now, so that an intercepted delivery cannot be replayed later. */
const FRESH_MS = 5 * 60_000

/** The contents of a delivery's headers. */
export interface DeliveryHead {
  readonly imageJob: string
  /** Milliseconds since 1970, as the original text. */
  readonly timestamp: string
  /** The hex SHA-256 of the body, so that the signature can be checked before the body is received. */
  readonly digest: string
  readonly signature: string
}

/** The signature of a delivery: the hex HMAC-SHA256 over the time, the service's job id and the digest of the body. */
export function deliverySignature(
  key: string,
  { imageJob, timestamp, digest }: Omit<DeliveryHead, 'signature'>,
): string {
  return createHmac('sha256', key).update(`${timestamp}.${imageJob}.${digest}`).digest('hex')
}

export function isFresh({ timestamp }: Pick<DeliveryHead, 'timestamp'>, nowMs: number): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= FRESH_MS
}

export function isSigned(key: string, head: DeliveryHead): boolean {
  return timingSafeEqualText(head.signature, deliverySignature(key, head))
}

export function deliveryDigest(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
