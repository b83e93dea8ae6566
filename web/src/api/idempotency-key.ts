import { IDEMPOTENCY_KEY_HEADER } from '@waybook/contract'

/** A key for one user action, by which the server recognises retries. Not `crypto.randomUUID`, which browsers offer only on https. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Only this file knows the name of the key in requests. */
export const keyInBody = (key: string | undefined): object => ({ idempotencyKey: key })

export const keyInHeaders = (key: string): Readonly<Record<string, string>> => ({ [IDEMPOTENCY_KEY_HEADER]: key })
