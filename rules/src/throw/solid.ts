import { after, inverse, rotated, rotationTo, type Rotation } from './rotation.ts'
import { cross, dot, minus, plus, times, unit, type Vector } from './vector.ts'

/** One side of a solid. */
export interface SolidFace {
  readonly normal: Vector
  /** Where the top of what is printed on it points; at right angles to the normal. */
  readonly up: Vector
  /** Anticlockwise as one looks at it; the very corners of the solid's list. */
  readonly corners: readonly Vector[]
}

/** A body all of whose faces are alike, about its middle. */
export interface Solid {
  /** From the middle to each face. */
  readonly inradius: number
  /** The radius that its edges are rounded by. */
  readonly fillet: number
  readonly corners: readonly Vector[]
  readonly faces: readonly SolidFace[]
  /** Every rotation that leaves it looking the same. */
  readonly rotations: readonly Rotation[]
  /** Which of its faces counts: the upper one, or on the four-sided die, which has none, the one it stands on. */
  readonly read: 'upper' | 'lower'
}

interface Form extends Pick<Solid, 'inradius' | 'fillet' | 'corners' | 'read'> {
  /** One direction for each face, in the order of the faces. */
  readonly directions: readonly Vector[]
  /** What is printed stands towards a face's first corner, or towards the middle of its first edge. */
  readonly upright: 'corner' | 'edge'
}

/** How far a corner may be from where it should be, for rounding's sake. */
const NEAR = 1e-6

/** A solid in its right size, from corners of any scale. */
export function solidOf({ inradius, fillet, read, corners: given, directions, upright }: Form): Solid {
  const normals = directions.map(unit)
  const scale = inradius / Math.max(...given.flatMap((corner) => normals.map((normal) => dot(corner, normal))))
  const corners = given.map((corner) => times(corner, scale))
  const faces = normals.map((normal): SolidFace => {
    const own = corners.filter((corner) => Math.abs(dot(corner, normal) - inradius) < NEAR)
    const around = anticlockwise(own, normal)
    const ahead = around.slice(0, upright === 'edge' ? 2 : 1).map((corner) => flattened(corner, normal))
    return { normal, up: unit(ahead.reduce(plus)), corners: around }
  })
  return { inradius, fillet, read, corners, faces, rotations: rotationsOf(corners, faces) }
}

/** The part of `v` that lies in the plane of a face. */
const flattened = (v: Vector, normal: Vector) => minus(v, times(normal, dot(v, normal)))

/** The corners of a face in order, beginning with the first. */
function anticlockwise(corners: readonly Vector[], normal: Vector): Vector[] {
  const [right = normal] = corners.map((corner) => flattened(corner, normal))
  const ahead = cross(normal, right)
  const turn = (corner: Vector) => {
    const angle = Math.atan2(dot(corner, ahead), dot(corner, right))
    return angle < -NEAR ? angle + 2 * Math.PI : angle
  }
  return corners.toSorted((a, b) => turn(a) - turn(b))
}

/** Every way to lay the first face upon another, of which those count that lay every corner upon a corner. */
function rotationsOf(corners: readonly Vector[], faces: readonly SolidFace[]): Rotation[] {
  const [first] = faces
  if (!first) return []
  const back = inverse(frame(first.normal, first.up))
  return faces
    .flatMap(({ normal, up }) =>
      first.corners.map((_, step) => {
        const turn = turned(up, normal, (2 * Math.PI * step) / first.corners.length)
        return after(frame(normal, turn), back)
      }),
    )
    .filter((rotation) => corners.every((corner) => isNear(corners, rotated(rotation, corner))))
}

const frame = (normal: Vector, up: Vector) => rotationTo(cross(up, normal), up, normal)

/** `angle` in radians; `v` at right angles to `about`. */
const turned = (v: Vector, about: Vector, angle: number) =>
  plus(times(v, Math.cos(angle)), times(cross(about, v), Math.sin(angle)))

function isNear(corners: readonly Vector[], v: Vector): boolean {
  return corners.some((corner) => {
    const apart = minus(corner, v)
    return dot(apart, apart) < NEAR
  })
}
