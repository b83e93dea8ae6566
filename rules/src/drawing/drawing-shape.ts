import type { FogPoint } from '../fog/fog-grid.ts'

/** A template is a circle or a cone: the size of an effect, such as a blast. */
export const drawingKinds = ['freehand', 'line', 'circle', 'cone', 'text'] as const
export type DrawingKind = (typeof drawingKinds)[number]

export const drawingColours = ['white', 'red', 'yellow', 'green', 'blue', 'purple'] as const
export type DrawingColour = (typeof drawingColours)[number]

/**
 * Something drawn on a picture. A line has its two ends; a circle its centre and a point on the rim; a cone its apex and the middle of its far
 * edge; a text the middle of its first letter’s left edge.
 */
export interface DrawingShape {
  readonly kind: DrawingKind
  readonly points: readonly FogPoint[]
  readonly text?: string | undefined
}

const pointCounts: Readonly<Record<DrawingKind, { readonly least: number; readonly most: number }>> = {
  freehand: { least: 2, most: Infinity },
  line: { least: 2, most: 2 },
  circle: { least: 2, most: 2 },
  cone: { least: 2, most: 2 },
  text: { least: 1, most: 1 },
}

/** Whether a drawing has as many points as it needs, and a text its words, which no other kind has. */
export function isCompleteDrawing({ kind, points, text }: DrawingShape): boolean {
  const { least, most } = pointCounts[kind]
  return points.length >= least && points.length <= most && (kind === 'text') === (text !== undefined)
}
