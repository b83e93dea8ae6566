import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ToolOptions } from '../tool/tool-options.tsx'

const BandOptions = lazyPart(async () => (await import('./bands/band-options.tsx')).BandOptions, {
  inAdvance: false,
  loading: <Spinner />,
})

/** How to measure, and for the game master how far the bands of the scene reach. */
export function MeasureOptions() {
  const edits = useMe().may.includes('editTokens')
  return (
    <ToolOptions label="Measure">
      <p className="text-14 text-ink-2 max-md:hidden">
        Drag from place to place, or tap one after another. Space adds a way point. From a selected token, Tab measures
        to the others.
      </p>
      <p className="text-14 text-ink-2 md:hidden">Drag from place to place, or tap one after another.</p>
      {edits ? <BandOptions /> : null}
    </ToolOptions>
  )
}
