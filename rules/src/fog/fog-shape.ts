import type { FogPoint } from './fog-grid.ts'

export const fogShapes = ['all', 'brush', 'rect', 'polygon'] as const

/** The points are two opposite corners of a rectangle, the corners of a polygon, or the path of a brush. `all` has none. */
export interface FogShape {
  readonly shape: (typeof fogShapes)[number]
  readonly points?: readonly FogPoint[] | undefined
  /** The radius of a brush, in percent of the picture's width. */
  readonly radius?: number | undefined
}

const pointCounts = {
  all: { least: 0, most: 0 },
  brush: { least: 1, most: Infinity },
  rect: { least: 2, most: 2 },
  polygon: { least: 3, most: Infinity },
} as const

/**
 * Whether a shape has the number of points that it needs, and a brush its radius.
 * @example isCompleteShape({ shape: 'brush', points: [{ x: 50, y: 50 }], radius: 3 }) // true
 */
export function isCompleteShape({ shape, points = [], radius }: FogShape): boolean {
  const { least, most } = pointCounts[shape]
  return points.length >= least && points.length <= most && (shape !== 'brush' || radius !== undefined)
}
