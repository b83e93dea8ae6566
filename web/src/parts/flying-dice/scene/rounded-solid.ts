import { cross, dot, minus, plus, times, unit, type Solid, type Vector } from '@waybook/rules'
import { BufferGeometry, Float32BufferAttribute } from 'three'

import { cellMiddle, cellsAcross, projectOntoFace, type Point } from './atlas-cell.ts'

/** Number of strips that make up a rounded edge. */
const STRIPS = 5

interface Vertex {
  readonly at: Vector
  readonly normal: Vector
  readonly uv: Point
}

/**
 * The geometry of a solid with rounded edges and corners. It has flat faces, parts of cylinders along the edges and parts of spheres at the corners,
 * each with exact normals.
 */
export function roundedSolid(solid: Solid): BufferGeometry {
  const { fillet, inradius } = solid
  const core = (inradius - fillet) / inradius
  const vertex = (corner: Vector, normal: Vector, uv = plainUv(solid)): Vertex => ({
    at: plus(times(corner, core), times(normal, fillet)),
    normal,
    uv,
  })
  return geometryOf([...flats(solid, vertex), ...edges(solid, vertex), ...corners(solid, vertex)])
}

type Triangle = readonly [Vertex, Vertex, Vertex]
type MakeVertex = (corner: Vector, normal: Vector, uv?: Point) => Vertex

function flats(solid: Solid, vertex: MakeVertex): Triangle[] {
  return solid.faces.flatMap((face, index) => {
    const vertices = face.corners.map((corner) =>
      vertex(
        corner,
        face.normal,
        uvOf(solid, index, projectOntoFace(solid, face, times(corner, 1 - solid.fillet / solid.inradius))),
      ),
    )
    return triangleFan(vertices)
  })
}

function edges({ faces }: Solid, vertex: MakeVertex): Triangle[] {
  return pairs(faces).flatMap(([face, other]) => {
    const [a, b] = face.corners.filter((corner) => other.corners.includes(corner))
    if (!a || !b) return []
    const arc = Array.from({ length: STRIPS + 1 }, (_, step) => slerp(face.normal, other.normal, step / STRIPS))
    return consecutive(arc).flatMap(([from, to]) =>
      quad([vertex(a, from), vertex(b, from), vertex(b, to), vertex(a, to)]),
    )
  })
}

/** At each corner, the part of a sphere between the normals of the faces that meet there, as triangles around its center. */
function corners({ corners: all, faces }: Solid, vertex: MakeVertex): Triangle[] {
  return all.flatMap((corner) => {
    const middle = unit(corner)
    const meeting = faces.filter((face) => face.corners.includes(corner)).map(({ normal }) => normal)
    return neighbours(meeting).flatMap(([from, to]) => {
      const rows = Array.from({ length: STRIPS + 1 }, (_, row) => {
        const [left, right] = [slerp(middle, from, row / STRIPS), slerp(middle, to, row / STRIPS)]
        return Array.from({ length: STRIPS + 1 }, (__, step) => vertex(corner, slerp(left, right, step / STRIPS)))
      })
      return consecutive(rows).flatMap(([inner, outer]) =>
        consecutive(inner.map((near, index) => [near, outer[index] ?? near] as const)).flatMap(([[a, b], [d, c]]) =>
          quad([a, b, c, d]),
        ),
      )
    })
  })
}

/** The pairs of neighboring normals at a corner: all pairs if there are three; otherwise the pairs whose faces share an edge. */
function neighbours(normals: readonly Vector[]): (readonly [Vector, Vector])[] {
  const all = pairs(normals)
  const nearest = Math.max(...all.map(([a, b]) => dot(a, b)))
  return normals.length === 3 ? all : all.filter(([a, b]) => dot(a, b) > nearest - 0.01)
}

const pairs = <T>(things: readonly T[]) =>
  things.flatMap((a, index) => things.slice(index + 1).map((b) => [a, b] as const))

const consecutive = <T>(things: readonly T[]) =>
  things.slice(1).flatMap((next, index) => {
    const before = things[index]
    return before === undefined ? [] : [[before, next] as const]
  })

const triangleFan = ([first, ...others]: readonly Vertex[]): Triangle[] =>
  first ? consecutive(others).map(([a, b]) => [first, a, b] as const) : []

const quad = ([a, b, c, d]: readonly [Vertex, Vertex, Vertex, Vertex]): Triangle[] => [
  [a, b, c],
  [a, c, d],
]

/** Spherical interpolation between two directions. */
function slerp(from: Vector, to: Vector, part: number): Vector {
  const angle = Math.acos(Math.min(1, dot(from, to)))
  if (angle < 1e-6) return from
  return unit(plus(times(from, Math.sin((1 - part) * angle)), times(to, Math.sin(part * angle))))
}

function uvOf(solid: Solid, face: number, { x, y }: Point): Point {
  const [across, middle] = [cellsAcross(solid), cellMiddle(solid, face)]
  return { x: (middle.x + x) / across, y: 1 - (middle.y - y) / across }
}

const plainUv = (solid: Solid) => uvOf(solid, cellsAcross(solid) ** 2 - 1, { x: 0, y: 0 })

function geometryOf(triangles: readonly Triangle[]): BufferGeometry {
  const vertices = triangles.flatMap(outward)
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      vertices.flatMap(({ at }) => [at.x, at.y, at.z]),
      3,
    ),
  )
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      vertices.flatMap(({ normal: n }) => [n.x, n.y, n.z]),
      3,
    ),
  )
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      vertices.flatMap(({ uv }) => [uv.x, uv.y]),
      2,
    ),
  )
  return geometry
}

/** The same triangle, counter-clockwise as seen from outside. */
function outward([a, b, c]: Triangle): Triangle {
  return dot(cross(minus(b.at, a.at), minus(c.at, a.at)), a.normal) < 0 ? [a, c, b] : [a, b, c]
}
