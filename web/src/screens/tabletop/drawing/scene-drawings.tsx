import { lazyPart } from '#recovery/lazy-part.tsx'

import { useTableState } from '../table-context.ts'
import { useDrawings } from './drawing-state.ts'

const DrawingLayer = lazyPart(async () => (await import('./drawing-layer.tsx')).DrawingLayer, { inAdvance: false })

/** The scene's drawings. Their code loads with the first one. */
export function SceneDrawings() {
  const drawings = useDrawings()
  const isDrawing = useTableState(({ drawing, sentDrawings }) => drawing !== null || sentDrawings.length > 0)
  return drawings.length > 0 || isDrawing ? <DrawingLayer /> : null
}
