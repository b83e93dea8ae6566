import type { Position } from '@waybook/contract'
import { coneCorners, drawingSize, type DrawingShape } from '@waybook/rules'

/** How far beside a drawing a press still counts as on it, in percent of the picture. */
const BESIDE = 2.5

/** Whether a press at a position hits the drawing. */
export function isOn(drawing: DrawingShape, { x, y }: Position, aspect: number): boolean {
  const [{ x: centreX, y: centreY } = { x: 0, y: 0 }] = drawing.points
  const reach = drawing.kind === 'circle' ? drawingSize(drawing, aspect) : 0
  const outline = drawing.kind === 'cone' ? coneCorners(drawing, aspect) : drawing.points
  const [xs, ys] = [outline.map((point) => point.x), outline.map((point) => point.y)]
  if (drawing.kind === 'circle') return Math.hypot(x - centreX, (y - centreY) / aspect) <= reach + BESIDE
  const words = drawing.kind === 'text' ? (drawing.text ?? '').length : 0
  return (
    x >= Math.min(...xs) - BESIDE &&
    x <= Math.max(...xs) + words + BESIDE &&
    y >= Math.min(...ys) - BESIDE &&
    y <= Math.max(...ys) + BESIDE
  )
}

/** Moves a drawing by percentages, within the picture. A circle's edge and a cone's far end may be outside. */
export function movedBy<Shape extends DrawingShape>(shape: Shape, { x, y }: Position): Shape {
  const isTemplate = shape.kind === 'circle' || shape.kind === 'cone'
  const inside = isTemplate ? shape.points.slice(0, 1) : shape.points
  const byX = within(
    x,
    inside.map((point) => point.x),
  )
  const byY = within(
    y,
    inside.map((point) => point.y),
  )
  return { ...shape, points: shape.points.map((point) => ({ x: point.x + byX, y: point.y + byY })) }
}

/** Limits a distance so that all values stay between 0 and 100. */
function within(by: number, values: readonly number[]): number {
  return Math.min(Math.max(by, -Math.min(...values)), 100 - Math.max(...values))
}
