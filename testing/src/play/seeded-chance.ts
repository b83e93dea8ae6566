import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { vi } from 'vitest'

const BYTE = 256

/**
 * Lets the ids and dice of the server in this process follow from a seed, and time pass only when the test says so, until the returned
 * function is called. There is a sequence of its own for each kind of number, so that what happens in the background takes none of the others.
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
