import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useTable } from '../table-context.ts'

const SightSection = lazyPart(async () => (await import('./sight-section.tsx')).SightSection, { inAdvance: false })

/** How tokens see on the scene, for game masters. Only a map can be seen in parts. */
export function SightInPanel() {
  const { map } = useTable()
  const edits = useMe().may.includes('editTokens')
  return edits && map ? <SightSection /> : null
}
