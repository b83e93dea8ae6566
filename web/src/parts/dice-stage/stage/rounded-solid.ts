import { cross, dot, minus, plus, times, unit, type Solid, type Vector } from '@waybook/rules'
import { BufferGeometry, Float32BufferAttribute } from 'three'

import { cellMiddle, cellsAcross, onFace, type Point } from './atlas-cell.ts'

/** Into how many strips a rounded edge is divided. */
const STRIPS = 5

interface Spot {
  readonly at: Vector
  readonly normal: Vector
  readonly print: Point
}

/**
 * A solid whose edges and corners are rounded, as a ball leaves them that is rolled round a smaller one: flat faces, parts of
 * cylinders along the edges, parts of a ball at the corners, each with its exact normals.
 */
export function roundedSolid(solid: Solid): BufferGeometry {
  const { fillet, inradius } = solid
  const core = (inradius - fillet) / inradius
  const spot = (corner: Vector, normal: Vector, print = plain(solid)): Spot => ({
    at: plus(times(corner, core), times(normal, fillet)),
    normal,
    print,
  })
  return geometryOf([...flats(solid, spot), ...edges(solid, spot), ...corners(solid, spot)])
}

type Triangle = readonly [Spot, Spot, Spot]
type MakeSpot = (corner: Vector, normal: Vector, print?: Point) => Spot

function flats(solid: Solid, spot: MakeSpot): Triangle[] {
  return solid.faces.flatMap((face, index) => {
    const spots = face.corners.map((corner) =>
      spot(
        corner,
        face.normal,
        printOf(solid, index, onFace(solid, face, times(corner, 1 - solid.fillet / solid.inradius))),
      ),
    )
    return fan(spots)
  })
}

function edges({ faces }: Solid, spot: MakeSpot): Triangle[] {
  return pairs(faces).flatMap(([face, other]) => {
    const [a, b] = face.corners.filter((corner) => other.corners.includes(corner))
    if (!a || !b) return []
    const arc = Array.from({ length: STRIPS + 1 }, (_, step) => bent(face.normal, other.normal, step / STRIPS))
    return follow(arc).flatMap(([from, to]) => quad([spot(a, from), spot(b, from), spot(b, to), spot(a, to)]))
  })
}

/** At each corner the part of a ball between the normals of the faces that meet there, in triangles about its middle. */
function corners({ corners: all, faces }: Solid, spot: MakeSpot): Triangle[] {
  return all.flatMap((corner) => {
    const middle = unit(corner)
    const meeting = faces.filter((face) => face.corners.includes(corner)).map(({ normal }) => normal)
    return neighbours(meeting).flatMap(([from, to]) => {
      const rows = Array.from({ length: STRIPS + 1 }, (_, row) => {
        const [left, right] = [bent(middle, from, row / STRIPS), bent(middle, to, row / STRIPS)]
        return Array.from({ length: STRIPS + 1 }, (__, step) => spot(corner, bent(left, right, step / STRIPS)))
      })
      return follow(rows).flatMap(([inner, outer]) =>
        follow(inner.map((near, index) => [near, outer[index] ?? near] as const)).flatMap(([[a, b], [d, c]]) =>
          quad([a, b, c, d]),
        ),
      )
    })
  })
}

/** The normals round a corner, each with the next: with three all pairs, with more those of faces that share an edge. */
function neighbours(normals: readonly Vector[]): (readonly [Vector, Vector])[] {
  const all = pairs(normals)
  const nearest = Math.max(...all.map(([a, b]) => dot(a, b)))
  return normals.length === 3 ? all : all.filter(([a, b]) => dot(a, b) > nearest - 0.01)
}

const pairs = <T>(things: readonly T[]) =>
  things.flatMap((a, index) => things.slice(index + 1).map((b) => [a, b] as const))

const follow = <T>(things: readonly T[]) =>
  things.slice(1).flatMap((next, index) => {
    const before = things[index]
    return before === undefined ? [] : [[before, next] as const]
  })

const fan = ([first, ...others]: readonly Spot[]): Triangle[] =>
  first ? follow(others).map(([a, b]) => [first, a, b] as const) : []

const quad = ([a, b, c, d]: readonly [Spot, Spot, Spot, Spot]): Triangle[] => [
  [a, b, c],
  [a, c, d],
]

/** The direction that is `part` of the way from one to another. */
function bent(from: Vector, to: Vector, part: number): Vector {
  const angle = Math.acos(Math.min(1, dot(from, to)))
  if (angle < 1e-6) return from
  return unit(plus(times(from, Math.sin((1 - part) * angle)), times(to, Math.sin(part * angle))))
}

function printOf(solid: Solid, face: number, { x, y }: Point): Point {
  const [across, middle] = [cellsAcross(solid), cellMiddle(solid, face)]
  return { x: (middle.x + x) / across, y: 1 - (middle.y - y) / across }
}

const plain = (solid: Solid) => printOf(solid, cellsAcross(solid) ** 2 - 1, { x: 0, y: 0 })

function geometryOf(triangles: readonly Triangle[]): BufferGeometry {
  const spots = triangles.flatMap(outward)
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      spots.flatMap(({ at }) => [at.x, at.y, at.z]),
      3,
    ),
  )
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      spots.flatMap(({ normal: n }) => [n.x, n.y, n.z]),
      3,
    ),
  )
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      spots.flatMap(({ print }) => [print.x, print.y]),
      2,
    ),
  )
  return geometry
}

/** The same triangle, anticlockwise for who looks at it from outside. */
function outward([a, b, c]: Triangle): Triangle {
  return dot(cross(minus(b.at, a.at), minus(c.at, a.at)), a.normal) < 0 ? [a, c, b] : [a, b, c]
}
