import { cross, dot, minus, times, type Solid, type SolidFace, type Vector } from '@waybook/rules'

/** A point on a face or in the texture atlas. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of its cell that a face fills. The margin keeps neighboring cells from showing at its edges. */
const FACE_SHARE = 0.94

/** Number of cells in a row of the texture atlas. It is square and holds the faces row by row; its last cell is plain. */
export const cellsAcross = (solid: Solid): number => Math.ceil(Math.sqrt(solid.faces.length + 1))

/** The center of a face's cell, in cells from the upper left corner. */
export function cellMiddle(solid: Solid, face: number): Point {
  const across = cellsAcross(solid)
  return { x: (face % across) + 0.5, y: Math.floor(face / across) + 0.5 }
}

/**
 * Projects a point onto a face. The result is relative to the center of the face, in cells, with x to the right and y up in the direction of the
 * print.
 */
export function projectOntoFace(solid: Solid, { normal, up }: SolidFace, point: Vector): Point {
  const offset = minus(point, times(normal, dot(point, normal)))
  const scale = FACE_SHARE / 2 / cornerDistance(solid)
  return { x: dot(offset, cross(up, normal)) * scale, y: dot(offset, up) * scale }
}

/** Distance from the center of a face to its corners. */
const cornerDistance = ({ corners, inradius }: Solid) =>
  Math.max(...corners.map((corner) => Math.sqrt(dot(corner, corner) - inradius * inradius)))

/** Distance from the center of a face to its nearest edge, in cells. It limits the size of the print. */
export function edgeDistance(solid: Solid, face: SolidFace): number {
  const corners = face.corners.map((corner) => projectOntoFace(solid, face, corner))
  return Math.min(
    ...corners.map((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a
      return Math.abs(a.x * b.y - a.y * b.x) / Math.hypot(b.x - a.x, b.y - a.y)
    }),
  )
}
