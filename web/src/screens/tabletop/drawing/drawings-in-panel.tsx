import { lazyPart } from '#recovery/lazy-part.tsx'

import { useDrawings } from './drawing-state.ts'

const DrawingsSection = lazyPart(async () => (await import('./drawings-section.tsx')).DrawingsSection, {
  inAdvance: false,
})

/** The list of drawings, if there are any. Its code loads with the first one. */
export function DrawingsInPanel() {
  return useDrawings().length > 0 ? <DrawingsSection /> : null
}
