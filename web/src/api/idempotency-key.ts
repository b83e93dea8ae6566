import { IDEMPOTENCY_KEY_HEADER } from '@waybook/contract'

/** A key for one action of a person, by which the server recognises its retries. Not `crypto.randomUUID`: browsers offer that to pages on https only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** This file alone knows what the key is called on the wire. */
export const keyInBody = (key: string | undefined): object => ({ idempotencyKey: key })

export const keyInHeaders = (key: string): Readonly<Record<string, string>> => ({ [IDEMPOTENCY_KEY_HEADER]: key })
