import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { vi } from 'vitest'

const BYTE = 256

/**
 * Derives the ids and dice of the server in this process from a seed, and stops the clock between the test's advances, until the returned
 * function is called. Each kind of number has a separate sequence, so background work does not use up other kinds.
 */
export function seedChance(seed: number): () => void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const streams = new Map<number, Chance>()
  const below = (limit: number, stream: number) => {
    const chance = streams.get(stream) ?? new Chance(seed, stream)
    streams.set(stream, chance)
    return Math.floor(chance.next() * limit)
  }
  const bytesOf = (size: number) => Buffer.from(Array.from({ length: size }, () => below(BYTE, size)))
  const bytes = vi.spyOn(crypto, 'randomBytes').mockImplementation(bytesOf)
  const int = vi.spyOn(crypto, 'randomInt').mockImplementation((limit: number) => below(limit, BYTE + limit))
  syncBuiltinESMExports()
  return () => {
    bytes.mockRestore()
    int.mockRestore()
    syncBuiltinESMExports()
    vi.useRealTimers()
  }
}
