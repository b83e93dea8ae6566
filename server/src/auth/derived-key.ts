import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * A key for one purpose, derived from the installation's secret. Keys for different purposes tell nothing of each other.
 * @example deriveKey('a secret', 'shares') // 32 bytes
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `waybook ${purpose}`, KEY_BYTES))
}
