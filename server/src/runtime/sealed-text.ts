import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets for the database. A copy of the database alone, without the installation's secret, does not reveal them. */
export interface Sealer {
  /** `purpose` and `row`: a sealed text opens only with the same ones, so it cannot stand in for another. */
  seal(text: string, purpose: string, row: string): string
  /** `null` if the installation has another secret by now, or the text belongs to another row. */
  open(sealed: string, purpose: string, row: string): string | null
}

const VERSION = '1.'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** AES-256-GCM, with a key for each purpose that is derived from the installation's secret. */
export function openSealer(secret: string): Sealer {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `waybook ${purpose}`, KEY_BYTES))
  return {
    seal(text, purpose, row) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(row))
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return VERSION + Buffer.concat(parts).toString('base64url')
    },
    open(sealed, purpose, row) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce)
      decipher.setAAD(Buffer.from(row)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString()
      } catch {
        return null
      }
    },
  }
}
