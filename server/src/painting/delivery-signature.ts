import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** How old, or how far ahead, a delivery's time may be: what was overheard is worth nothing later. */
const FRESH_MS = 5 * 60_000

/** What the image service says of a delivery, in its headers. */
export interface DeliveryHead {
  readonly imageJob: string
  /** Milliseconds since 1970, as it was written. */
  readonly timestamp: string
  readonly signature: string
}

/** The hex HMAC-SHA256 that the service signs with: over the time, its job and the SHA-256 of the body. */
export function deliverySignature(
  key: string,
  { imageJob, timestamp }: Omit<DeliveryHead, 'signature'>,
  body: Uint8Array,
): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', key).update(`${timestamp}.${imageJob}.${digest}`).digest('hex')
}

export function isFresh({ timestamp }: Pick<DeliveryHead, 'timestamp'>, nowMs: number): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= FRESH_MS
}

/** Compares without telling by its time how much of a guess was right. */
export function isSigned(key: string, head: DeliveryHead, body: Uint8Array): boolean {
  const [given, wanted] = [Buffer.from(head.signature), Buffer.from(deliverySignature(key, head, body))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
