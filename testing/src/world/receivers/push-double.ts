import { createDecipheriv, createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'

import { recordKeys, type SubscriptionKeys } from '@waybook/server/features/notifications/push/encrypt-push.ts'
import { webKeyOf } from '@waybook/server/features/notifications/push/vapid.ts'

const TAG_BYTES = 16

/** A message as the browser's service worker gets it. */
export interface ReceivedPush {
  readonly text: string
  readonly padding: number
  readonly urgency: string | undefined
  readonly topic: string | undefined
  readonly ttl: string
  readonly subject: string
}

/** A browser with its push service, for tests: checks the signature as the service does, and decrypts as the browser does. */
export class PushDouble {
  readonly #pair = createECDH('prime256v1')
  readonly #auth: Buffer

  constructor(privateKey?: Buffer, auth: Buffer = randomBytes(TAG_BYTES)) {
    if (privateKey) this.#pair.setPrivateKey(privateKey)
    else this.#pair.generateKeys()
    this.#auth = auth
  }

  get keys(): SubscriptionKeys {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  /** Throws an error that begins with the status with which a push service refuses the message. */
  receive(
    endpoint: string,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    body: Buffer,
    nowMs: number,
  ): ReceivedPush {
    const header = (name: string) => headers[name]?.toString()
    const subject = subjectOf(header('authorization') ?? '', endpoint, nowMs)
    const ttl = header('ttl')
    if (header('content-encoding') !== 'aes128gcm' || ttl === undefined) throw new Error('400 headers')
    if (body.length > 4096) throw new Error('413 too long')
    return { ...this.decrypt(body), urgency: header('urgency'), topic: header('topic'), ttl, subject }
  }

  decrypt(body: Buffer): Pick<ReceivedPush, 'text' | 'padding'> {
    const server = body.subarray(21, 21 + (body[20] ?? 0))
    const parties = { browser: this.#pair.getPublicKey(), server, shared: this.#pair.computeSecret(server) }
    const { key, nonce } = recordKeys(parties, this.#auth, body.subarray(0, 16))
    const sealed = body.subarray(21 + server.length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    const end = plain.lastIndexOf(2)
    return { text: plain.subarray(0, end).toString(), padding: plain.length - end - 1 }
  }
}

/** The subject of a signed header. Throws if the signature, the audience or the time is wrong. */
function subjectOf(authorization: string, endpoint: string, nowMs: number): string {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const key = createPublicKey({ key: webKeyOf({ publicKey }), format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('403 signature')
  const given: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const fields = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  const [aud, exp, sub] = ['aud', 'exp', 'sub'].map((name) => fields.get(name))
  const leftS = Number(exp) - nowMs / 1000
  if (aud !== new URL(endpoint).origin || leftS <= 0 || leftS > 86_400) throw new Error('403 claims')
  if (typeof sub !== 'string' || !/^(?:mailto:|https:)/.test(sub)) throw new Error('403 subject')
  return sub
}
