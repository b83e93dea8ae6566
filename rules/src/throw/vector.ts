/** A point or a direction. The unit of length is the edge of a six-sided die; y points up. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * The dot product.
 * @example dot({ x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 }) // 32
 */
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z

/**
 * @example plus({ x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 }) // { x: 5, y: 7, z: 9 }
 */
export const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })

/**
 * @example minus({ x: 4, y: 5, z: 6 }, { x: 1, y: 2, z: 3 }) // { x: 3, y: 3, z: 3 }
 */
export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })

/**
 * @example times({ x: 1, y: 2, z: 3 }, 2) // { x: 2, y: 4, z: 6 }
 */
export const times = (a: Vector, factor: number): Vector => ({ x: a.x * factor, y: a.y * factor, z: a.z * factor })

/**
 * The cross product.
 * @example cross({ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }) // { x: 0, y: 0, z: 1 }
 */
export const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

/**
 * The unit vector in the same direction.
 * @example unit({ x: 0, y: 0, z: 5 }) // { x: 0, y: 0, z: 1 }
 */
export const unit = (a: Vector): Vector => times(a, 1 / Math.sqrt(dot(a, a)))
