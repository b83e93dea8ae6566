import { cross, dot, minus, times, type Solid, type SolidFace, type Vector } from '@waybook/rules'

/** A point of a face or of the picture of all faces. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How much of half a cell a face fills; around it is room, so that neighbours do not show at its rim. */
const FILLED = 0.94

/** The faces of a solid lie in a square picture, row by row; the last cell of it is plain. */
export const cellsAcross = (solid: Solid): number => Math.ceil(Math.sqrt(solid.faces.length + 1))

/** Where the middle of a face's cell is, in cells from the upper left. */
export function cellMiddle(solid: Solid, face: number): Point {
  const across = cellsAcross(solid)
  return { x: (face % across) + 0.5, y: Math.floor(face / across) + 0.5 }
}

/** A point on a face, from the face's middle, in cells: x to the right and y up, as one reads what is printed there. */
export function onFace(solid: Solid, { normal, up }: SolidFace, point: Vector): Point {
  const out = minus(point, times(normal, dot(point, normal)))
  const scale = FILLED / 2 / widest(solid)
  return { x: dot(out, cross(up, normal)) * scale, y: dot(out, up) * scale }
}

/** From the middle of a face to its farthest corner. */
const widest = ({ corners, inradius }: Solid) =>
  Math.max(...corners.map((corner) => Math.sqrt(dot(corner, corner) - inradius * inradius)))

/** From the middle of a face to its nearest edge, in cells: what is printed is as large as fits there. */
export function narrowest(solid: Solid, face: SolidFace): number {
  const corners = face.corners.map((corner) => onFace(solid, face, corner))
  return Math.min(
    ...corners.map((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a
      return Math.abs(a.x * b.y - a.y * b.x) / Math.hypot(b.x - a.x, b.y - a.y)
    }),
  )
}
