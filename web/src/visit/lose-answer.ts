import type { WriteName } from '@waybook/contract'
import { vi } from 'vitest'

/** Loses the answer to the next call of an operation, after the call has reached the server. */
export function loseAnswer(operation: WriteName): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request)
    const body = request[1]?.body
    if (typeof body !== 'string' || !body.includes(`"operation":"${operation}"`)) return response
    vi.stubGlobal('fetch', fetch)
    throw new TypeError('Failed to fetch')
  })
}
