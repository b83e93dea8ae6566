import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useTableState } from '../table-context.ts'
import { ToolOptions } from '../tool/tool-options.tsx'

const BandOptions = lazyPart(async () => (await import('./bands/band-options.tsx')).BandOptions, {
  inAdvance: false,
  loading: <Spinner />,
})

/** The instructions for measuring, and the game master's controls for the range bands. */
export function MeasureOptions() {
  const edits = useMe().may.includes('editTokens')
  const setsBands = useTableState(({ bandReach }) => bandReach !== null)
  return (
    <ToolOptions label="Measure">
      {setsBands ? null : (
        <p className="text-14 text-ink-2">
          Drag between places, or tap one place after another.
          <span className="max-md:hidden">
            {' Space adds a waypoint. Tab measures from the selected token to the others.'}
          </span>
        </p>
      )}
      {edits ? <BandOptions /> : null}
    </ToolOptions>
  )
}
