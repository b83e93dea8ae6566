import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useTool } from '../tool/map-tool.ts'
import { useDrawings } from './drawing-state.ts'

interface PartProps {
  /** The width of the scene by its height. */
  readonly aspect: number
}

const later = { inAdvance: false } as const

const DrawOptions = lazyPart<PartProps>(async () => (await import('./draw-options.tsx')).DrawOptions, later)
const Section = lazyPart<PartProps>(async () => (await import('./drawings-section.tsx')).DrawingsSection, later)

/** The tool Draw, whose code only game masters load. */
export function DrawTool({ aspect }: PartProps) {
  const isGameMaster = useMe().may.includes('editTokens')
  return useTool() === 'draw' && isGameMaster ? <DrawOptions aspect={aspect} /> : null
}

/** The list of drawings, if there are any. */
export function DrawingsInPanel({ aspect }: PartProps) {
  return useDrawings().length > 0 ? <Section aspect={aspect} /> : null
}
