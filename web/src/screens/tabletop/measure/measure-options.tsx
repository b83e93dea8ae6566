import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useTableState } from '../table-context.ts'
import { ToolOptions } from '../tool/tool-options.tsx'

const BandOptions = lazyPart(async () => (await import('./bands/band-options.tsx')).BandOptions, {
  inAdvance: false,
  loading: <Spinner />,
})

/** How to measure, and for the game master how far the bands of the scene reach. */
export function MeasureOptions() {
  const edits = useMe().may.includes('editTokens')
  const setsBands = useTableState(({ bandReach }) => bandReach !== null)
  return (
    <ToolOptions label="Measure">
      {setsBands ? null : (
        <p className="text-14 text-ink-2">
          Drag from place to place, or tap one after another.
          <span className="max-md:hidden">
            {' Space adds a way point. From a selected token, Tab measures to the others.'}
          </span>
        </p>
      )}
      {edits ? <BandOptions /> : null}
    </ToolOptions>
  )
}
