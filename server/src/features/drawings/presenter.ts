import type { Drawing } from '@waybook/contract'

import type { DrawingRecord } from './drawing-record.ts'

export function toDrawing({ id, sceneId, kind, points, text, colour, audience, version }: DrawingRecord): Drawing {
  const words = text === undefined ? {} : { text }
  return { id, sceneId, kind, points: points.map(({ x, y }) => ({ x, y })), ...words, colour, audience, version }
}
