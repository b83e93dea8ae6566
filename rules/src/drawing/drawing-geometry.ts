import type { FogArea, FogGrid, FogPoint } from '../fog/fog-grid.ts'
import { inCells, wholeGrid } from '../fog/fog-grid.ts'
import { fogginessOf, isRevealedAt, type FogMask } from '../fog/fog-mask.ts'
import type { FogShape } from '../fog/fog-shape.ts'
import { spansOf } from '../fog/fog-spans.ts'
import type { DrawingShape } from './drawing-shape.ts'

/** The height of a text, in percent of the picture’s width. */
export const DRAWING_TEXT_SIZE = 2.4

/** The width of a letter by its height. Few letters are wider than high. */
const LETTER_WIDTH = 1
/** The half height of a text's box, by the height of the text. */
const LINE_HALF = 0.75

const ORIGIN: FogPoint = { x: 0, y: 0 }

/**
 * The radius of a circle or the length of a cone or line, in percent of the picture's width. `aspect` is the picture's width by its height.
 * @example drawingSize({ kind: 'circle', points: [{ x: 50, y: 50 }, { x: 50, y: 70 }] }, 2) // 10
 */
export function drawingSize({ points: [from = ORIGIN, to = from] }: DrawingShape, aspect: number): number {
  return Math.hypot(to.x - from.x, (to.y - from.y) / aspect)
}

/**
 * The corners of a cone: its apex and the ends of its far edge, which is as wide as the cone is long (about 53 degrees).
 * @example coneCorners({ kind: 'cone', points: [{ x: 10, y: 50 }, { x: 30, y: 50 }] }, 2) // [{ x: 10, y: 50 }, { x: 30, y: 70 }, { x: 30, y: 30 }]
 */
export function coneCorners({ points: [apex = ORIGIN, far = apex] }: DrawingShape, aspect: number): FogPoint[] {
  const across = { x: (far.y - apex.y) / aspect / 2, y: ((far.x - apex.x) / 2) * aspect }
  return [apex, { x: far.x - across.x, y: far.y + across.y }, { x: far.x + across.x, y: far.y - across.y }]
}

/**
 * Whether all cells that a drawing touches are revealed.
 * @example
 * const mask = uniformMask(fogGrid({ width: 400, height: 200 }), false)
 * isDrawingRevealed(mask, { kind: 'text', points: [{ x: 10, y: 50 }], text: 'Ambush' }) // false
 */
export function isDrawingRevealed(mask: FogMask, drawing: DrawingShape): boolean {
  return (
    drawing.points.every((point) => isRevealedAt(mask, point)) &&
    coveredShapes(drawing, mask.grid).every((shape) => isShapeRevealed(mask, shape))
  )
}

function isShapeRevealed(mask: FogMask, shape: FogShape): boolean {
  for (const { row, from, to } of spansOf(mask.grid, shape))
    if (fogginessOf(mask, { left: from, right: to, top: row, bottom: row + 1 }) !== 'revealed') return false
  return true
}

/** Shapes that contain the centers of all cells that a drawing touches. */
function coveredShapes(drawing: DrawingShape, grid: FogGrid): FogShape[] {
  const aspect = grid.width / grid.height
  // Half a diagonal of a cell, rounded up, in percent of the width. A line that touches a cell is nearer to its center.
  const reach = (0.75 / grid.width) * 100
  const { kind, points } = drawing
  switch (kind) {
    case 'freehand':
    case 'line':
      return [{ shape: 'brush', points, radius: reach }]
    case 'circle':
      return [{ shape: 'brush', points: points.slice(0, 1), radius: drawingSize(drawing, aspect) + reach }]
    case 'cone': {
      const corners = coneCorners(drawing, aspect)
      const outline = [...corners, ...corners.slice(0, 1)]
      return [
        { shape: 'polygon', points: corners },
        { shape: 'brush', points: outline, radius: reach },
      ]
    }
    case 'text': {
      const [{ x, y } = ORIGIN] = points
      const width = (drawing.text ?? '').length * LETTER_WIDTH * DRAWING_TEXT_SIZE
      const half = (LINE_HALF * DRAWING_TEXT_SIZE + reach) * aspect
      const box = [
        { x: x - reach, y: y - half },
        { x: x + width + reach, y: y + half },
      ]
      return [{ shape: 'rect', points: box }]
    }
  }
}

/**
 * An area that contains all cells that a drawing touches.
 * @example
 * const line = { kind: 'line', points: [{ x: 10, y: 10 }, { x: 90, y: 10 }] }
 * drawingArea(line, fogGrid({ width: 400, height: 200 })) // { left: 8, top: 3, right: 92, bottom: 7 }
 */
export function drawingArea(drawing: DrawingShape, grid: FogGrid): FogArea {
  const whole = wholeGrid(grid)
  const boxes = coveredShapes(drawing, grid).map(({ points = [], radius = 0 }) => {
    const places = points.map((point) => inCells(grid, point))
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
    const cells = (radius / 100) * grid.width + 1
    return [Math.min(...xs) - cells, Math.min(...ys) - cells, Math.max(...xs) + cells, Math.max(...ys) + cells] as const
  })
  const into = (value: number, most: number) => Math.min(Math.max(Math.floor(value), 0), most - 1)
  return {
    left: into(Math.min(...boxes.map(([left]) => left)), whole.right),
    top: into(Math.min(...boxes.map(([, top]) => top)), whole.bottom),
    right: into(Math.max(...boxes.map(([, , right]) => right)), whole.right) + 1,
    bottom: into(Math.max(...boxes.map(([, , , bottom]) => bottom)), whole.bottom) + 1,
  }
}
