import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** The key pair of this installation, in base64url. Push services accept messages to a subscription only if it signed them. */
export interface VapidKeys {
  /** A point on the curve P-256, as browsers expect it. */
  readonly publicKey: string
  readonly privateKey: string
}

/** Push services accept up to 24 hours. */
const VALID_S = 12 * 3600
const COORDINATE_BYTES = 32

export function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** A JSON Web Key of a public key, or of both. */
export function webKeyOf({ publicKey, privateKey }: { readonly publicKey: string; readonly privateKey?: string }) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1)
  const x = point.subarray(0, COORDINATE_BYTES).toString('base64url')
  const y = point.subarray(COORDINATE_BYTES).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x, y, ...(privateKey !== undefined && { d: privateKey }) }
}

interface Signed {
  /** The address of the subscription. */
  readonly endpoint: string
  /** How the push service reaches whoever runs this server: `mailto:` or `https:`. */
  readonly subject: string
  readonly nowMs: number
}

/** The header `authorization` of a message (RFC 8292). */
export function vapidHeader(keys: VapidKeys, { endpoint, subject, nowMs }: Signed): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + VALID_S, sub: subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const key = createPrivateKey({ key: webKeyOf(keys), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
