import type { Chance } from './chance.ts'
import { round } from './svg.ts'

export type Point = readonly [number, number]

/** Joins points with straight lines. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** The area below an edge, down to `floor`. */
export function groundUnder(edge: readonly Point[], floor: number): string {
  const [leftX] = edge.at(0) ?? [0, 0]
  const [rightX] = edge.at(-1) ?? [0, 0]
  return polygon([...edge, [rightX, floor], [leftX, floor]])
}

/** A skyline by midpoint displacement: each pass adds smaller details, scaled by `roughness`. */
export function ridge(chance: Chance, width: number, y: number, height: number, roughness = 0.5): Point[] {
  let heights = [chance() - 0.5, chance() - 0.5]
  let unevenness = 1
  for (let pass = 0; pass < 6; pass++) {
    heights = heights.flatMap((value, i) => {
      const next = heights[i + 1]
      if (next === undefined) return [value]
      return [value, (value + next) / 2 + (chance() - 0.5) * unevenness]
    })
    unevenness *= roughness
  }
  const step = width / (heights.length - 1)
  return heights.map((value, i) => [i * step, y + value * height])
}

/** A low bank of land in water: curved above, flat below. */
export function bank(chance: Chance, [fromX, toX]: Point, y: number, rise: number, depth: number): string {
  const steps = 28
  const [first, second] = [chance() * 6, chance() * 6]
  const above: Point[] = []
  const below: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const x = fromX + (toX - fromX) * along
    const bow = Math.sin(Math.PI * along) ** 0.55
    const waves = 0.75 + 0.25 * Math.sin(along * 9 + first) * Math.cos(along * 17 + second)
    above.push([x, y - bow * rise * waves])
    below.unshift([x, y + bow * depth])
  }
  return polygon([...above, ...below])
}

/** A closed, soft-edged shape: a pool, a stone, a patch of moss. */
export function blob(chance: Chance, [x, y]: Point, radius: number, unevenness = 0.3, stretch = 1): string {
  const corners = 11
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2
    const reach = radius * (1 - unevenness / 2 + chance() * unevenness)
    return [x + Math.cos(angle) * reach * stretch, y + Math.sin(angle) * reach]
  })
  return smoothLoop(points)
}

/** A closed curve that passes between its points. */
export function smoothLoop(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  const start = points.at(-1) ?? [0, 0]
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`
  })
  return `M${middle(start, points[0] ?? start)}${curves.join('')}Z`
}
