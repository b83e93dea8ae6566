import { deflateSync, inflateSync } from 'node:zlib'

import type { FogGrid, FogMask } from '@waybook/rules'
import { LRUCache } from 'lru-cache'

/** Cached because every token, tile and position of a drag reads one of a few masks. Each takes up to 128 KB. */
const recent = new LRUCache<string, Uint8Array>({ max: 64 })

/** The form in which a mask is stored and sent: its bits, compressed with deflate, as base64. */
export function maskText({ bits }: FogMask): string {
  const text = deflateSync(bits, { level: 1 }).toString('base64')
  recent.set(text, bits)
  return text
}

export function readMask(grid: FogGrid, text: string): FogMask {
  const bits = recent.get(text) ?? new Uint8Array(inflateSync(Buffer.from(text, 'base64')))
  recent.set(text, bits)
  return { grid, bits }
}

/** Whether two masks of the same grid are equal. */
export function isSame(one: FogMask, other: FogMask): boolean {
  return one.bits === other.bits || Buffer.compare(one.bits, other.bits) === 0
}
