import type { FogPoint } from './fog-grid.ts'

export const fogShapes = ['all', 'brush', 'rect', 'polygon'] as const

/** `all` has no points, a rectangle has two opposite corners, a polygon its corners, and a brush the line that it was moved along. */
export interface FogShape {
  readonly shape: (typeof fogShapes)[number]
  readonly points?: readonly FogPoint[] | undefined
  /** Of a brush, in percent of the picture's width. */
  readonly radius?: number | undefined
}

const pointCounts = {
  all: { least: 0, most: 0 },
  brush: { least: 1, most: Infinity },
  rect: { least: 2, most: 2 },
  polygon: { least: 3, most: Infinity },
} as const

/** Whether a shape has as many points as it needs, and a brush its radius. */
export function isCompleteShape({ shape, points = [], radius }: FogShape): boolean {
  const { least, most } = pointCounts[shape]
  return points.length >= least && points.length <= most && (shape !== 'brush' || radius !== undefined)
}
