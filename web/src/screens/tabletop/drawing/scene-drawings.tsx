import { lazyPart } from '#recovery/lazy-part.tsx'

import { useDrafts, useDrawings } from './drawing-state.ts'

const DrawingLayer = lazyPart(async () => (await import('./drawing-layer.tsx')).DrawingLayer, { inAdvance: false })

/** What is drawn on the scene. Its code is loaded when there is something. */
export function SceneDrawings() {
  const drawings = useDrawings()
  const { current, sent } = useDrafts()
  return drawings.length > 0 || sent.length > 0 || current ? <DrawingLayer /> : null
}
