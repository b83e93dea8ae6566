import { array, assert, double, integer, nat, property, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decodeFlight } from './decode-flight.ts'
import { encodeFlight } from './encode-flight.ts'
import { poseAt, type Pose } from './flight.ts'
import { after, normal } from './rotation.ts'
import { VarintReader, writeSigned, writeUnsigned } from './varint.ts'
import { dot, minus, plus } from './vector.ts'

const part = double({ min: -1, max: 1, noNaN: true })
/** The motion of a die between two frames: less than half a turn, so its direction is unambiguous. */
const motion = tuple(tuple(part, part, part), tuple(part, part, part)).map(([[x, y, z], [a, b, c]]): Pose => ({
  at: { x, y, z },
  turn: normal({ x: a, y: b, z: c, w: 2 }),
}))
const start: Pose = { at: { x: -9, y: 3, z: 0 }, turn: { x: 0, y: 0, z: 0, w: 1 } }

function posesOf(motions: readonly Pose[]): Pose[] {
  let last = start
  return motions.map(({ at, turn }) => {
    last = { at: plus(last.at, at), turn: normal(after(turn, last.turn)) }
    return last
  })
}

const recording = tuple(integer({ min: 1, max: 3 }), integer({ min: 1, max: 30 })).chain(([dice, frames]) =>
  array(array(motion, { minLength: frames, maxLength: frames }).map(posesOf), {
    minLength: dice,
    maxLength: dice,
  }),
)

const apart = (a: Pose, b: Pose) => Math.sqrt(dot(minus(a.at, b.at), minus(a.at, b.at)))
const cosine = (a: Pose, b: Pose) => Math.abs(dot(a.turn, b.turn) + a.turn.w * b.turn.w)

describe('an encoded flight', () => {
  it('[THR-6] is decoded with errors below an eightieth of an edge and two degrees', () => {
    assert(
      property(recording, (recorded) => {
        const flight = decodeFlight(encodeFlight(recorded))
        expect(flight?.frames).toBe(recorded[0]?.length)
        for (const [die, poses] of recorded.entries())
          for (const [frame, was] of poses.entries()) {
            const is = poseAt(flight?.paths[die] ?? [], frame)
            if (!is) throw new Error('no pose')
            expect(apart(is, was)).toBeLessThan(0.0135)
            expect(cosine(is, was)).toBeGreaterThan(Math.cos(Math.PI / 180))
          }
      }),
    )
  })

  it('[THR-6] keeps the final pose of a die to a thousandth', () => {
    assert(
      property(recording, (recorded) => {
        const flight = decodeFlight(encodeFlight(recorded))
        for (const [die, poses] of recorded.entries()) {
          const [is, was] = [flight?.paths[die]?.at(-1)?.pose, poses.at(-1)]
          if (!is || !was) throw new Error('no pose')
          expect(apart(is, was)).toBeLessThan(0.001)
          expect(cosine(is, was)).toBeGreaterThan(1 - 1e-6)
        }
      }),
    )
  })

  it('[THR-7] is rejected if the bytes are truncated, too long, of another format or random', () => {
    assert(
      property(recording, nat(), (recorded, cut) => {
        const bytes = encodeFlight(recorded)
        expect(decodeFlight(bytes.slice(0, cut % bytes.length))).toBeNull()
        expect(decodeFlight(Uint8Array.of(...bytes, 0))).toBeNull()
        expect(decodeFlight(Uint8Array.of(9, ...bytes.slice(1)))).toBeNull()
      }),
    )
    assert(property(uint8Array(), (bytes) => (decodeFlight(bytes)?.paths.length ?? 0) <= bytes.length))
  })
})

it('numbers of any size are decoded to the encoded numbers', () => {
  assert(
    property(array(tuple(nat(), integer({ min: -(2 ** 30), max: 2 ** 30 }))), (numbers) => {
      const bytes: number[] = []
      for (const [unsigned, signed] of numbers) {
        writeUnsigned(bytes, unsigned)
        writeSigned(bytes, signed)
      }
      const reader = new VarintReader(Uint8Array.from(bytes))
      expect(numbers.map(() => [reader.unsigned(), reader.signed()])).toEqual(numbers)
      expect(reader.left).toBe(0)
    }),
  )
})
