import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dieKinds } from '../dice/die.ts'
import { SIDES_MAX, sidesOf, type Throwable } from '../dice/throwable.ts'
import { provenDice, provenDraws, requestOf, type KeyedHash } from './proven-dice.ts'

const secret = hexToBytes('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff')
const hashWith =
  (key: Uint8Array): KeyedHash =>
  (text) =>
    hmac(sha256, key, utf8ToBytes(text))

const poolDice: readonly string[] = ['proficiency', 'ability', 'boost', 'challenge', 'difficulty', 'setback']
const sidesByName: Readonly<Record<string, number>> = {
  proficiency: 12,
  ability: 8,
  boost: 6,
  challenge: 12,
  difficulty: 8,
  setback: 6,
  force: 12,
  fate: 6,
}

/** A second implementation on the digits of one long number, without code from the rules workspace. */
function naively(request: Readonly<Record<string, number>>, salt: string, key: Uint8Array): Record<string, number[]> {
  let digits = Array.from({ length: 60 }, (_, block) =>
    bytesToHex(hmac(sha256, key, utf8ToBytes(`${salt}:${block}`))),
  ).join('')
  const names = [...poolDice, ...Object.keys(request).filter((name) => !poolDice.includes(name))]
  const faces: Record<string, number[]> = {}
  for (const name of names)
    for (let thrown = 0; thrown < (request[name] ?? 0);) {
      const sides = sidesByName[name] ?? Number(name.slice(1))
      const length = sides > 256 ? 4 : 2
      const number = Number.parseInt(digits.slice(0, length), 16)
      digits = digits.slice(length)
      if (number >= sides * Math.floor(16 ** length / sides)) continue
      faces[name] = [...(faces[name] ?? []), number % sides]
      thrown += 1
    }
  return faces
}

const aDie = fc.oneof(
  fc.constantFrom(...Object.keys(sidesByName)),
  fc.integer({ min: 1, max: SIDES_MAX }).map((sides) => `d${sides}`),
)
const aRequest = fc.dictionary(aDie, fc.integer({ min: 0, max: 10 }), { maxKeys: 6 })
const aKey = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('[PRF-1] the faces of a roll follow from its secret and its salt', () => {
  it('as in this example, a reference for other programs', () => {
    const request = { proficiency: 2, ability: 1, difficulty: 3, d1000: 1 }
    expect(provenDice(request, 'a salt', hashWith(secret))).toEqual({
      proficiency: [1, 10],
      ability: [1],
      difficulty: [1, 2, 2],
      d1000: [750],
    })
  })

  it('as a second, independent program computes them for any dice, salt and secret', () => {
    fc.assert(
      fc.property(aRequest, fc.string({ maxLength: 200 }), aKey, (request, salt, key) => {
        expect(provenDice(request, salt, hashWith(key))).toEqual(naively(request, salt, key))
      }),
    )
  })

  it('and from the thrown dice, so a reader needs no request', () => {
    fc.assert(
      fc.property(aRequest, aKey, (request, key) => {
        const thrown = provenDice(request, '', hashWith(key))
        expect(provenDice(requestOf(thrown), '', hashWith(key))).toEqual(thrown)
      }),
    )
  })
})

const otherSides = [1, 2, 3, 4, 7, 10, 20, 100, 129, 255, 256, 257, 999, SIDES_MAX]
const allDice: readonly Throwable[] = [...dieKinds, 'force', 'fate', ...otherSides.map((sides) => `d${sides}` as const)]

describe('[PRF-2] every face is equally likely', () => {
  it.each(allDice)('on a %s die: equally many of the readable numbers lead to each face', (die) => {
    const sides = sidesOf(die)
    const counts = Array.from({ length: sides }, () => 0)
    for (let number = 0; number < (sides > 256 ? 65_536 : 256); number += 1) {
      const bytes = sides > 256 ? [number >> 8, number & 255, 0, 0] : [number, 0]
      const [drawn] = provenDraws({ [die]: 1 }, '', () => Uint8Array.from(bytes))
      if (drawn?.read.length === 1) counts[drawn.face] = (counts[drawn.face] ?? 0) + 1
    }
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
  })

  /** The critical values of chi-square at 0.1 %, by degrees of freedom (the published table). */
  const critical: Readonly<Record<number, number>> = { 5: 20.515, 7: 24.322, 11: 31.264, 19: 43.82, 99: 148.23 }
  const THROWS = 12_000

  it.each<Throwable>([...dieKinds, 'd20', 'd100'])('on a %s die, over many salts', (die) => {
    const counts = Array.from({ length: sidesOf(die) }, () => 0)
    for (let salt = 0; salt < THROWS / 10; salt += 1)
      for (const { face } of provenDraws({ [die]: 10 }, String(salt), hashWith(secret)))
        counts[face] = (counts[face] ?? 0) + 1
    const expected = THROWS / counts.length
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(critical[counts.length - 1] ?? 0)
  })
})
