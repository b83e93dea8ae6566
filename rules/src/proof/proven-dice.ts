import { requestedDice, type ThrowRequest } from '../dice/throw-request.ts'
import { sidesOf, type Throwable } from '../dice/throwable.ts'

/** HMAC-SHA256 of a text with the secret of a roll as the key. Returns 32 bytes. */
export type KeyedHash = (text: string) => Uint8Array

/** How one die of a roll got its face. */
export interface Draw {
  readonly die: Throwable
  /** The numbers read for the die. All but the last were too high and skipped. */
  readonly read: readonly number[]
  /** The last number modulo the sides. */
  readonly face: number
}

/** The number of values of a byte. */
const BYTE = 256

/**
 * The throw that follows from a secret and a salt (decision 0118). The hashes of `<salt>:0`, `<salt>:1` and so on form a series of bytes.
 * Each die, in the order of `requestedDice`, reads one byte, or two if it has more than 256 sides, high byte first. Numbers from the
 * highest multiple of the sides on are skipped, so all faces are equally likely.
 * @example
 * const hash = () => new Uint8Array(32).fill(7)
 * provenDraws({ boost: 1 }, 'a salt', hash) // [{ die: 'boost', read: [7], face: 1 }]
 */
export function provenDraws(request: ThrowRequest, salt: string, hash: KeyedHash): Draw[] {
  const next = provenSeries(salt, hash)
  return requestedDice(request).flatMap(([die, count]) => Array.from({ length: count }, () => next(die)))
}

/**
 * The series of faces that follows from a secret and a text. Each call draws the next face, for a die of its own kind.
 * @example
 * const hash = () => new Uint8Array(32).fill(7)
 * provenSeries('a salt', hash)('boost').face // 1
 */
export function provenSeries(text: string, hash: KeyedHash): (die: Throwable) => Draw {
  const nextByte = bytesOf(text, hash)
  return (die) => draw(die, nextByte)
}

/**
 * The throw of `provenDraws` as a `ThrowResult`.
 * @example
 * const hash = () => new Uint8Array(32).fill(7)
 * provenDice({ boost: 1, d20: 1 }, 'a salt', hash) // { boost: [1], d20: [7] }
 */
export function provenDice(request: ThrowRequest, salt: string, hash: KeyedHash): Record<string, number[]> {
  const faces: Record<string, number[]> = {}
  for (const { die, face } of provenDraws(request, salt, hash)) (faces[die] ??= []).push(face)
  return faces
}

/**
 * The request of a throw.
 * @example requestOf({ boost: [1, 5], d20: [7] }) // { boost: 2, d20: 1 }
 */
export function requestOf(thrown: Readonly<Record<string, readonly number[]>>): ThrowRequest {
  return Object.fromEntries(Object.entries(thrown).map(([die, { length }]) => [die, length]))
}

function bytesOf(salt: string, hash: KeyedHash): () => number {
  let [bytes, hashed] = [[] as number[], 0]
  return () => {
    if (bytes.length === 0) bytes = [...hash(`${salt}:${hashed++}`)]
    return bytes.shift() ?? 0
  }
}

function draw(die: Throwable, nextByte: () => number): Draw {
  const sides = sidesOf(die)
  const values = sides > BYTE ? BYTE * BYTE : BYTE
  const end = values - (values % sides)
  const readNumber = () => (values > BYTE ? nextByte() * BYTE + nextByte() : nextByte())
  const read = [readNumber()]
  for (;;) {
    const last = read.at(-1) ?? 0
    if (last < end) return { die, read, face: last % sides }
    read.push(readNumber())
  }
}
