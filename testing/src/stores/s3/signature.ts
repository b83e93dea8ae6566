import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A signed request as received. */
export interface SignedRequest {
  readonly method: string
  /** Path and query, as sent. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** S3's codes for faults in a signature. */
export type Refusal =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const AUTHORIZATION = new RegExp(
  `^${ALGORITHM} Credential=([^/]+)/(\\d{8})/([^/]+)/s3/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`,
)
const SKEW_MAX_MS = 15 * 60_000

/** Checks a request by AWS Signature Version 4, as S3 does. Returns `null` if the signature is valid. The payload must be signed too. */
export function signatureFault(request: SignedRequest, credentials: Credentials, nowMs: number): Refusal | null {
  const { headers, body } = request
  const { authorization } = headers
  if (authorization === undefined) return 'AccessDenied'
  const [, keyId, day = '', region, signed = '', signature = ''] = AUTHORIZATION.exec(authorization) ?? []
  const time = textOf(headers, 'x-amz-date')
  const signedAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (keyId === undefined || region !== credentials.region || !time.startsWith(`${day}T`) || Number.isNaN(signedAt))
    return 'AuthorizationHeaderMalformed'
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (Math.abs(nowMs - signedAt) > SKEW_MAX_MS) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  const expected = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!expected.every((name) => names.includes(name))) return 'AccessDenied'
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = [ALGORITHM, time, scope, sha256(canonicalRequest(request, names))].join('\n')
  const computed = hmac(signingKey(credentials, day), toSign)
  if (!timingSafeEqual(computed, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
  return textOf(headers, 'x-amz-content-sha256') === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

function canonicalRequest({ method, target, headers }: SignedRequest, names: readonly string[]): string {
  const [path = '', query = ''] = target.split('?')
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const canonicalPath = path.split('/').map((part) => encode(decodeURIComponent(part)))
  const canonicalHeaders = names.map((name) => `${name}:${textOf(headers, name).trim().replaceAll(/\s+/g, ' ')}\n`)
  return [
    method,
    canonicalPath.join('/'),
    pairs.toSorted().join('&'),
    canonicalHeaders.join(''),
    names.join(';'),
    textOf(headers, 'x-amz-content-sha256'),
  ].join('\n')
}

function signingKey({ secretAccessKey, region }: Credentials, day: string): Buffer {
  return [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secretAccessKey}`))
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
}

function textOf(headers: IncomingHttpHeaders, name: string): string {
  return [headers[name] ?? ''].flat().join(',')
}
