import { cross, dot, plus, times, type Vector } from './vector.ts'

/** A unit quaternion. */
export interface Rotation {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}

/**
 * Rotates by `b`, then by `a`.
 * @example
 * const halfTurn = { x: 0, y: 1, z: 0, w: 0 }
 * after(halfTurn, { x: 0, y: 0, z: 0, w: 1 }) // halfTurn
 */
export const after = (a: Rotation, b: Rotation): Rotation => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
})

export const inverse = ({ x, y, z, w }: Rotation): Rotation => ({ x: -x, y: -y, z: -z, w })

export function rotated(by: Rotation, v: Vector): Vector {
  const twice = times(cross(by, v), 2)
  return plus(plus(v, times(twice, by.w)), cross(by, twice))
}

/** The rotation that maps the axes x, y and z to these three vectors, which must be orthonormal. */
export function rotationTo(x: Vector, y: Vector, z: Vector): Rotation {
  // Shepperd's method: start from the largest of the four components to avoid dividing by a number close to zero.
  const candidates: readonly Rotation[] = [
    { x: y.z - z.y, y: z.x - x.z, z: x.y - y.x, w: 1 + x.x + y.y + z.z },
    { x: 1 + x.x - y.y - z.z, y: x.y + y.x, z: z.x + x.z, w: y.z - z.y },
    { x: x.y + y.x, y: 1 - x.x + y.y - z.z, z: y.z + z.y, w: z.x - x.z },
    { x: z.x + x.z, y: y.z + z.y, z: 1 - x.x - y.y + z.z, w: x.y - y.x },
  ]
  return normal(candidates.reduce((best, next) => (sizeOf(next) > sizeOf(best) ? next : best)))
}

const sizeOf = (a: Rotation) => dot(a, a) + a.w * a.w

export function normal(a: Rotation): Rotation {
  const factor = 1 / Math.sqrt(sizeOf(a))
  return { ...times(a, factor), w: a.w * factor }
}
