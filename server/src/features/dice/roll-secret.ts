import { createHash, createHmac } from 'node:crypto'

import type { KeyedHash } from '@waybook/rules'

import type { NextSecret } from './proof-queries.ts'

/**
 * A roll's secret: 32 bytes in hex that nobody can predict without the key. It derives from values that are known before the roll, so
 * committing to it needs no write.
 */
export function secretOf({ campaign, series, number, key }: NextSecret): string {
  const place = JSON.stringify([campaign, series, number])
  return createHmac('sha256', Buffer.from(key, 'hex')).update(place).digest('hex')
}

/** SHA-256 of the secret in hex. It reveals nothing about the secret, but no other secret fits it. */
export function commitmentOf(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
}

/** The hash that decides the dice of a roll. */
export function hashWith(secret: string): KeyedHash {
  const key = Buffer.from(secret, 'hex')
  return (text) => createHmac('sha256', key).update(text).digest()
}
