import { createCipheriv, randomBytes } from 'node:crypto'

import { provenDice, sidesOf, throwDice, type Chance, type Throwable } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { hashWith } from './roll-secret.ts'

/** The number of throws, and the smallest bias that they reveal: one extra occurrence of a face in `FAVOUR` throws. */
const [THROWS, FAVOUR] = process.env['LONG'] ? [200_000, 100] : [20_000, 20]
const AT_ONCE = 10

/** The chi-square values exceeded by one in 1000 fair series, and by one in 10^12, by number of faces (published tables). */
const exceeded: Readonly<Record<number, readonly [number, number]>> = {
  6: [20.515, 65.239],
  8: [24.322, 70.838],
  12: [31.264, 80.873],
  100: [148.23, 232.32],
}

const dice: readonly Throwable[] = ['boost', 'ability', 'proficiency', 'setback', 'difficulty', 'challenge', 'd100']

/** A repeatable series as uniform as the server's own: the key stream of a cipher. */
function seeded(): Chance {
  const stream = createCipheriv('aes-128-ctr', Buffer.from('nine lamps, wet.'), Buffer.alloc(16))
  const blank = Buffer.alloc(4)
  return (sides) => stream.update(blank).readUInt32LE() % sides
}

/** A throw of ten dice of a kind. */
type ThrowTen = (die: Throwable) => Readonly<Record<string, readonly number[]>>

/** Throws as the server makes them, each with its own secret. */
const byServer: ThrowTen = (die) => provenDice({ [die]: AT_ONCE }, '', hashWith(randomBytes(32).toString('hex')))
const byChance =
  (chance: Chance): ThrowTen =>
  (die) =>
    throwDice({ [die]: AT_ONCE }, chance)

/** How far the faces of a die are from a uniform distribution. */
function chiSquare(die: Throwable, throwTen: ThrowTen): number {
  const counts = Array.from({ length: sidesOf(die) }, () => 0)
  for (let thrown = 0; thrown < THROWS; thrown += AT_ONCE)
    for (const face of throwTen(die)[die] ?? []) counts[face] = (counts[face] ?? 0) + 1
  const expected = THROWS / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe.each(dice)('a %s die', (die) => {
  const [seldom, never] = exceeded[sidesOf(die)] ?? [0, 0]

  it('[ROLL-8] thrown by the server shows every face equally often (one false alarm in 10^11 runs)', () => {
    expect(chiSquare(die, byServer)).toBeLessThan(never)
  })

  it('[ROLL-8] passes the same test with a fair series, and fails it with a slightly biased one', () => {
    const fair = seeded()
    expect(chiSquare(die, byChance(fair))).toBeLessThan(seldom)
    const loaded: Chance = (sides) => (fair(FAVOUR) === 0 ? 0 : fair(sides))
    expect(chiSquare(die, byChance(loaded))).toBeGreaterThan(never)
  })
})
