import type { Chance } from '@waybook/server/features/dice/simulator/chance.ts'
import { expect } from 'vitest'

import { faultsIn, readStored, type StorePlace } from './stored.ts'
import type { Writer } from './writer.ts'

interface Written extends StorePlace {
  /** The number of the last change before the first write. */
  readonly since: number
}

/**
 * Compares the writers' answers with the stored data after a kill, while nobody writes. Then the writers resend their unanswered writes, and
 * everybody must see each write once.
 */
export async function expectNothingLost(
  writers: readonly Writer[],
  { since, ...place }: Written,
  chance: Chance,
): Promise<void> {
  expect(faultsIn(place)).toEqual([])
  const known = writers.map((writer) => writer.keys())
  const { keys, changes, newest, referred } = await readStored(place, since)
  const stored = new Set(keys.map(({ key }) => key))
  expect(new Set(known.flatMap(({ acknowledged }) => acknowledged)).difference(stored)).toEqual(new Set())
  expect(stored.difference(new Set(known.flatMap(({ sent }) => sent)))).toEqual(new Set())
  // A write is stored together with its change and its key: equal times show which belong together.
  expect(timesOf(changes)).toEqual(timesOf(keys))
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, index) => since + 1 + index))
  expect(newest).toBe(since + changes.length)
  const numbers = new Set(changes.map(({ seq }) => seq))
  expect(referred.filter((seq) => seq > since && !numbers.has(seq))).toEqual([])
  for (const writer of writers) {
    await writer.retryUnanswered()
    const { first, again } = await writer.repeat(chance.next())
    expect(again).toEqual(first)
    expect(await writer.seen()).toEqual(writer.expected())
  }
}

function timesOf(rows: readonly { readonly at: number }[]): number[] {
  return rows.map(({ at }) => at).toSorted((one, other) => one - other)
}
