import type { Pose } from './flight.ts'

/** A pose as six integers of 1 to 4 bytes each, which change little between keyframes, and the index of the omitted component. */
export interface PackedPose {
  /** The position in 1024ths of a unit, then the three smaller components of the quaternion. */
  readonly numbers: readonly number[]
  /** The index of the largest component of the quaternion, which can be computed from the others. */
  readonly largest: number
}

const PER_UNIT = 1024
/** The three smaller components of a unit quaternion are at most the square root of a half. */
const PER_COMPONENT = 8191 * Math.SQRT2

export const NUMBERS = 6

export function packPose({ at, turn }: Pose): PackedPose {
  const components = [turn.x, turn.y, turn.z, turn.w]
  const sizes = components.map(Math.abs)
  const largest = sizes.indexOf(Math.max(...sizes))
  // A quaternion and its negative are the same rotation, so the omitted component can always be made positive.
  const sign = (components[largest] ?? 1) < 0 ? -1 : 1
  const smaller = components.filter((_, index) => index !== largest)
  return {
    numbers: [
      ...[at.x, at.y, at.z].map((length) => Math.round(length * PER_UNIT)),
      ...smaller.map((component) => Math.round(component * sign * PER_COMPONENT)),
    ],
    largest,
  }
}

export function unpackPose({ numbers, largest }: PackedPose): Pose {
  const [x = 0, y = 0, z = 0, ...packed] = numbers
  const smaller = packed.map((number) => number / PER_COMPONENT)
  const left = 1 - smaller.reduce((sum, component) => sum + component * component, 0)
  const [a = 0, b = 0, c = 0, d = 0] = smaller.toSpliced(largest, 0, Math.sqrt(Math.max(0, left)))
  return { at: { x: x / PER_UNIT, y: y / PER_UNIT, z: z / PER_UNIT }, turn: { x: a, y: b, z: c, w: d } }
}
