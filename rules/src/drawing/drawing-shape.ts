import type { FogPoint } from '../fog/fog-grid.ts'

/** A circle or cone shows the size of an effect, such as a blast. */
export const drawingKinds = ['freehand', 'line', 'circle', 'cone', 'text'] as const
export type DrawingKind = (typeof drawingKinds)[number]

export const drawingColours = ['white', 'red', 'yellow', 'green', 'blue', 'purple'] as const
export type DrawingColour = (typeof drawingColours)[number]

/**
 * Something drawn on a picture. Its points are:
 * - the two ends of a line, or the points of a freehand line;
 * - the center of a circle and a point on its rim;
 * - the apex of a cone and the middle of its far edge;
 * - the middle of the left edge of a text's first letter.
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

/**
 * Whether a drawing has the number of points that its kind needs, and a text if, and only if, it is of the kind `text`.
 * @example isCompleteDrawing({ kind: 'text', points: [{ x: 10, y: 50 }], text: 'Ambush' }) // true
 */
export function isCompleteDrawing({ kind, points, text }: DrawingShape): boolean {
  const { least, most } = pointCounts[kind]
  return points.length >= least && points.length <= most && (kind === 'text') === (text !== undefined)
}
