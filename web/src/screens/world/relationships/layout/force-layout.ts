import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceRadial,
  forceSimulation,
  type SimulationNodeDatum,
} from 'd3-force'

import { ringLayout, type Point } from '#parts/entity/ring-layout.ts'

export interface Web {
  /** Each entity's steps from the center. The center comes first. */
  readonly hops: readonly number[]
  /** Tied entities, by their indexes in `hops`. */
  readonly pairs: readonly (readonly [number, number])[]
}

/** Enough iterations for the web to come to rest. */
const TICKS = 260
const STEP_PX = 130
/** The collision radius of an entity. The center is larger. */
const ROOM_PX = 46
const CENTRE_ROOM_PX = 96

/** Where the entities of a web come to rest. The layout is deterministic. */
export function forceLayout({ hops, pairs }: Web): Point[] {
  const nodes = startOf(hops)
  const radial = forceRadial<SimulationNodeDatum>((_node, index) => (hops[index] ?? 0) * STEP_PX).strength(0.35)
  const links = pairs.map(([source, target]) => ({ source, target }))
  forceSimulation(nodes)
    .force('links', forceLink(links).distance(STEP_PX).strength(0.25))
    .force('apart', forceManyBody().strength(-320))
    .force('steps', radial)
    .force(
      'room',
      forceCollide<SimulationNodeDatum>((_node, index) => (index === 0 ? CENTRE_ROOM_PX : ROOM_PX)),
    )
    .stop()
    .tick(TICKS)
  return withinOne(nodes.map(({ x = 0, y = 0 }) => ({ x, y })))
}

/** The center is fixed. The first step starts on one ring, the second on a larger one. */
function startOf(hops: readonly number[]): SimulationNodeDatum[] {
  const places = [1, 2].map((hop) => ringLayout(hops.filter((one) => one === hop).length))
  const taken = [0, 0]
  return hops.map((hop) => {
    if (hop === 0) return { x: 0, y: 0, fx: 0, fy: 0 }
    const index = taken[hop - 1] ?? 0
    taken[hop - 1] = index + 1
    const { x = 0, y = 0 } = places[hop - 1]?.[index] ?? {}
    return { x: x * hop * STEP_PX, y: y * hop * STEP_PX }
  })
}

function withinOne(points: readonly Point[]): Point[] {
  const farthest = (of: (point: Point) => number) => Math.max(1, ...points.map((point) => Math.abs(of(point))))
  const [width, height] = [farthest(({ x }) => x), farthest(({ y }) => y)]
  return points.map(({ x, y }) => ({ x: x / width, y: y / height }))
}
