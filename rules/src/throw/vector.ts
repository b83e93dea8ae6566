/** A point or a direction. The unit of length is the edge of a six-sided die; y points up. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z

export const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })

export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })

export const times = (a: Vector, factor: number): Vector => ({ x: a.x * factor, y: a.y * factor, z: a.z * factor })

export const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

export const unit = (a: Vector): Vector => times(a, 1 / Math.sqrt(dot(a, a)))
