import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, in base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is new for each message: a key pair and a salt. */
export interface MessageSecrets {
  /** A private key on the curve P-256. */
  readonly privateKey: Uint8Array
  /** 16 bytes. */
  readonly salt: Uint8Array
}

/** The size of the one record of a message, which is the most that push services accept. */
const RECORD_BYTES = 4096
const SALT_BYTES = 16
const TAG_BYTES = 16
const POINT_BYTES = 65
const HEAD_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES
/** Ends the text of the last record. */
const DELIMITER = 2
/** Texts are padded to multiples of this, so the length of a message hardly tells its kind. */
const PADDED_TO = 128
const PLAIN_MAX_BYTES = RECORD_BYTES - HEAD_BYTES - TAG_BYTES
export const TEXT_MAX_BYTES = PLAIN_MAX_BYTES - 1

export function newMessageSecrets(): MessageSecrets {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) }
}

/**
 * Encrypts a text for a browser's subscription (RFC 8291, with the content coding `aes128gcm` of RFC 8188). Throws for a text longer than
 * `TEXT_MAX_BYTES` and for keys that are not on the curve. `paddedTo`: 1 for no padding.
 */
export function encryptPush(
  text: string,
  keys: SubscriptionKeys,
  { privateKey, salt }: MessageSecrets,
  paddedTo = PADDED_TO,
): Buffer {
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const browser = Buffer.from(keys.p256dh, 'base64url')
  const parties = { browser, server: own.getPublicKey(), shared: own.computeSecret(browser) }
  const { key, nonce } = recordKeys(parties, Buffer.from(keys.auth, 'base64url'), salt)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const plain = padded(Buffer.from(text), paddedTo)
  return Buffer.concat([headOf(salt, parties.server), cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export interface Parties {
  /** The public keys. */
  readonly browser: Buffer
  readonly server: Buffer
  /** What both compute from their private key and the public key of the other. */
  readonly shared: Buffer
}

/** The key and the nonce of the message's one record. */
export function recordKeys({ browser, server, shared }: Parties, auth: Uint8Array, salt: Uint8Array) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, server])
  const secret = derived(auth, shared, info, 32)
  return {
    key: derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}

function derived(salt: Uint8Array, secret: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

function padded(text: Buffer, paddedTo: number): Buffer {
  if (text.length > TEXT_MAX_BYTES) throw new RangeError(`A push message has at most ${TEXT_MAX_BYTES} bytes`)
  const plain = Buffer.alloc(Math.min(PLAIN_MAX_BYTES, Math.ceil((text.length + 1) / paddedTo) * paddedTo))
  text.copy(plain)
  plain[text.length] = DELIMITER
  return plain
}

function headOf(salt: Uint8Array, publicKey: Uint8Array): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes[4] = POINT_BYTES
  return Buffer.concat([salt, sizes, publicKey])
}
