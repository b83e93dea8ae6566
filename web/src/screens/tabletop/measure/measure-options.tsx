import { tableMeasure } from '@waybook/messages/tableMeasure'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

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
    <ToolOptions label={tableMeasure.measure()}>
      {setsBands ? null : (
        <p className="text-14 text-ink-2">
          <RichMessage parts={tableMeasure.hint(elements)} />
        </p>
      )}
      {edits ? <BandOptions /> : null}
    </ToolOptions>
  )
}

const elements = { keys: (words: string) => <span className="max-md:hidden">{words}</span> }
