import { useQueryClient } from '@tanstack/react-query'
import { tableMeasure } from '@waybook/messages/tableMeasure'
import { reachingBands, usualReach, withReach, type BandReach } from '@waybook/rules'
import { useEffect } from 'react'

import { applySceneLayout } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'
import { announce } from '#screens/tabletop/announcer.tsx'
import { useScale, useSceneLayout } from '#screens/tabletop/layout/scene-layout.ts'
import { cellsText } from '#screens/tabletop/measure/measured-length.ts'
import { useTable, useTableState } from '#screens/tabletop/table-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Slider } from '#ui/field/slider.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** Longer than the diagonal of any usual picture, in percent of its width. */
const REACH_MAX = 150

/** The game master's controls for the reach of the scene's range bands. */
export function BandOptions() {
  const { state } = useTable()
  const draft = useTableState(({ bandReach }) => bandReach)
  const { reach } = useScale()
  useEffect(() => () => state.change({ bandReach: null }), [state])
  if (draft) return <BandSliders draft={draft} />
  return (
    <Button size="small" onClick={() => state.change({ bandReach: reach })}>
      {tableMeasure.setBands()}
    </Button>
  )
}

function BandSliders({ draft }: { readonly draft: BandReach }) {
  const { state } = useTable()
  const { aspect, grid } = useScale()
  const { bands } = useSceneLayout()
  const { mutate: save, isPending, error } = useSaveBands()
  const text = (reach: number) => (grid ? cellsText(reach / grid.cell) : `${Math.round(reach * 10) / 10}%`)
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-14 text-ink-2">{tableMeasure.bandsLegend()}</legend>
        {reachingBands.map(({ key, band }) => (
          <Slider
            key={key}
            label={tableMeasure.band({ band })}
            text={text(draft[key])}
            value={draft[key]}
            min={0.5}
            max={REACH_MAX}
            step={0.5}
            onChange={(value) => state.change({ bandReach: withReach(draft, key, value) })}
          />
        ))}
      </fieldset>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="grid grid-cols-3 gap-2 md:grid-cols-2">
        <Button size="small" onClick={() => state.change({ bandReach: null })}>
          {tableMeasure.cancel()}
        </Button>
        <Button
          size="small"
          variant="ghost"
          className="order-none md:order-1 md:col-span-2"
          onClick={() => (bands ? save(null) : state.change({ bandReach: usualReach(aspect) }))}
        >
          {tableMeasure.useDefaults()}
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={isPending}
          busyLabel={tableMeasure.saving()}
          onClick={() => save(draft)}
        >
          {tableMeasure.save()}
        </Button>
      </div>
    </>
  )
}

/** Saves the bands; `null` restores the defaults. */
function useSaveBands() {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  return useWrite('setSceneBands', {
    params: (bands: BandReach | null) => ({ campaignId, sceneId, bands }),
    onSuccess: ({ layout }) => {
      applySceneLayout(queries, { sceneId, layout })
      announce(tableMeasure.bandsSaved())
      state.change({ bandReach: null })
    },
  })
}
