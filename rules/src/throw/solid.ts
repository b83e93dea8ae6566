import { after, inverse, rotated, rotationTo, type Rotation } from './rotation.ts'
import { cross, dot, minus, plus, times, unit, type Vector } from './vector.ts'

/** A face of a solid. */
export interface SolidFace {
  readonly normal: Vector
  /** The up direction of the print, perpendicular to the normal. */
  readonly up: Vector
  /** Counterclockwise as seen from outside. The same objects as in the solid's list. */
  readonly corners: readonly Vector[]
}

/** A body with congruent faces, centered on the origin. */
export interface Solid {
  /** The distance from the center to each face. */
  readonly inradius: number
  /** The radius of the rounded edges. */
  readonly fillet: number
  readonly corners: readonly Vector[]
  readonly faces: readonly SolidFace[]
  /** Every rotation that maps the solid onto itself. */
  readonly rotations: readonly Rotation[]
  /** The face that shows the result. A four-sided die has no upper face, so it shows the one that it rests on. */
  readonly read: 'upper' | 'lower'
}

interface Form extends Pick<Solid, 'inradius' | 'fillet' | 'corners' | 'read'> {
  /** One direction for each face, in the order of the faces. */
  readonly directions: readonly Vector[]
  /** Whether the print points to a face's first corner or to the middle of its first edge. */
  readonly upright: 'corner' | 'edge'
}

/** Tolerance for rounding errors. */
const NEAR = 1e-6

/** Builds a solid from corners of any scale. */
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

/** The projection of `v` onto the plane of a face. */
const flattened = (v: Vector, normal: Vector) => minus(v, times(normal, dot(v, normal)))

/** Sorts the corners of a face counterclockwise, starting with the first. */
function anticlockwise(corners: readonly Vector[], normal: Vector): Vector[] {
  const [right = normal] = corners.map((corner) => flattened(corner, normal))
  const ahead = cross(normal, right)
  const turn = (corner: Vector) => {
    const angle = Math.atan2(dot(corner, ahead), dot(corner, right))
    return angle < -NEAR ? angle + 2 * Math.PI : angle
  }
  return corners.toSorted((a, b) => turn(a) - turn(b))
}

/** All rotations that map the first face to another and every corner to a corner. */
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

/** Rotates `v` by `angle` (radians) around `about`, which must be a unit vector perpendicular to it. */
const turned = (v: Vector, about: Vector, angle: number) =>
  plus(times(v, Math.cos(angle)), times(cross(about, v), Math.sin(angle)))

function isNear(corners: readonly Vector[], v: Vector): boolean {
  return corners.some((corner) => {
    const apart = minus(corner, v)
    return dot(apart, apart) < NEAR
  })
}
