import { createPublicKey, verify } from 'node:crypto'

/** Older requests may be repetitions of recorded ones. */
const AGE_MAX_S = 300
const SIGNATURE = /^[\da-f]{128}$/i
const SECONDS = /^\d{1,12}$/

interface SignedRequest {
  /** In hex. */
  readonly signature: string
  /** Seconds since 1970, as text. */
  readonly timestamp: string
  readonly body: Uint8Array
}

/**
 * Whether Discord signed a request for the application with this public key (32 bytes in hex), within the last five minutes. Ed25519 over
 * the time and the body as it arrived.
 */
export function isFromDiscord(
  publicKey: string,
  { signature, timestamp, body }: SignedRequest,
  nowMs: number,
): boolean {
  if (!SIGNATURE.test(signature) || !SECONDS.test(timestamp)) return false
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > AGE_MAX_S) return false
  const x = Buffer.from(publicKey, 'hex').toString('base64url')
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
  } catch {
    // The text is no key.
    return false
  }
}
