import { cross, directionKey, type Place } from './lattice.ts'
import { edgeAfter, type SightMesh, startOf } from './mesh.ts'

/** What an eye sees between two directions, up to an edge. Both directions lead to the edge, less than half a turn apart. */
export interface Wedge {
  /** A direction from the eye. */
  readonly from: Place
  readonly to: Place
  /** The edge of the mesh at which the sight ends. */
  readonly edge: number
}

interface Expansion {
  /** Whether the sight ends at an edge. It is asked about each edge that the sight reaches, and about no other. */
  readonly endsAt: (edge: number) => boolean
  /** In quarter pixels. Beyond it, edges end the sight without being asked. */
  readonly range: number
}

/**
 * What an eye sees, in the order of directions; each wedge begins where the one before it ends. Every edge of the triangle around the eye
 * lets a wedge into the next triangle, whose other edges narrow it, until it ends.
 */
export function wedgesFrom(mesh: SightMesh, eye: Place, { endsAt, range }: Expansion): Wedge[] {
  const wedges: Wedge[] = []
  const open = edgesAround(mesh, eye)
    .toReversed()
    .map((edge): Wedge => ({ edge, ...directionsTo(mesh, eye, edge) }))
  for (let wedge = open.pop(); wedge; wedge = open.pop()) {
    const { edge, from, to } = wedge
    const twin = mesh.twins[edge] ?? -1
    const [start, end] = [startOf(mesh, edge), startOf(mesh, edgeAfter(edge))]
    if (twin < 0 || isBeyond(eye, start, end, range) || endsAt(edge)) {
      wedges.push(wedge)
      continue
    }
    const right = edgeAfter(twin)
    const left = edgeAfter(right)
    const middle = towards(eye, startOf(mesh, left))
    const [afterFrom, beforeTo] = [cross(from, middle) > 0, cross(middle, to) > 0]
    if (beforeTo) open.push({ edge: left, from: afterFrom ? middle : from, to })
    if (afterFrom) open.push({ edge: right, from, to: beforeTo ? middle : to })
  }
  return wedges
}

/** The edges of the triangle around a place, in the order of directions; around all triangles that touch it if it is on an edge. */
function edgesAround(mesh: SightMesh, place: Place): number[] {
  const first = triangleAt(mesh, place)
  if (first === null) return []
  const triangles = new Set([first])
  const edges: number[] = []
  for (const triangle of triangles)
    for (let edge = triangle; edge < triangle + 3; edge += 1) {
      const twin = mesh.twins[edge] ?? -1
      if (sideOfEdge(mesh, edge, place) > 0) edges.push(edge)
      else if (twin >= 0) triangles.add(twin - (twin % 3))
    }
  const keys = new Map(edges.map((edge) => [edge, directionKey(towards(place, startOf(mesh, edge)))]))
  return edges.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
}

/** The first edge of a triangle with a place in it; `null` far outside of the scene. */
function triangleAt(mesh: SightMesh, place: Place): number | null {
  for (let edge = 0; edge < mesh.corners.length; edge += 3)
    if (
      sideOfEdge(mesh, edge, place) >= 0 &&
      sideOfEdge(mesh, edge + 1, place) >= 0 &&
      sideOfEdge(mesh, edge + 2, place) >= 0
    )
      return edge
  return null
}

function sideOfEdge({ x, y, corners }: SightMesh, edge: number, place: Place): number {
  const [a, b] = [corners[edge] ?? 0, corners[edgeAfter(edge)] ?? 0]
  const [ax, ay] = [x[a] ?? 0, y[a] ?? 0]
  return ((x[b] ?? 0) - ax) * (place.y - ay) - ((y[b] ?? 0) - ay) * (place.x - ax)
}

function directionsTo(mesh: SightMesh, eye: Place, edge: number): Pick<Wedge, 'from' | 'to'> {
  return { from: towards(eye, startOf(mesh, edge)), to: towards(eye, startOf(mesh, edgeAfter(edge))) }
}

function towards(eye: Place, { x, y }: Place): Place {
  return { x: x - eye.x, y: y - eye.y }
}

/** Whether all of an edge is further away than the range, and certainly so, because distances are rounded. */
function isBeyond(eye: Place, start: Place, end: Place, range: number): boolean {
  if (range === Infinity) return false
  const [along, to] = [towards(start, end), towards(start, eye)]
  const share = Math.min(Math.max((along.x * to.x + along.y * to.y) / (along.x ** 2 + along.y ** 2), 0), 1)
  return Math.hypot(to.x - share * along.x, to.y - share * along.y) > range + 1
}
