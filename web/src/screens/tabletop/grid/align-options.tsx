import { useQueryClient } from '@tanstack/react-query'
import { tableGrid } from '@waybook/messages/tableGrid'
import { tidyGrid } from '@waybook/rules'
import { useEffect, useState } from 'react'

import { applySceneLayout } from '#api/live/apply-table.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { announce } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import type { GridDraft } from '../table-state.ts'
import { chooseTool } from '../tool/map-tool.ts'
import { ToolOptions } from '../tool/tool-options.tsx'
import { WallsSwitch } from '../walls/walls-switch.tsx'
import { changeDraft, gridOf, useGridDraft } from './grid-draft.ts'
import { PercentField } from './percent-field.tsx'

const kinds = () =>
  [
    { value: 'none', label: tableGrid.none() },
    { value: 'square', label: tableGrid.square() },
    { value: 'hex', label: tableGrid.hex() },
  ] as const

const boxes = () =>
  [
    { value: '1', label: tableGrid.oneCell() },
    { value: '3', label: tableGrid.threeCells() },
  ] as const

const hints = {
  none: () => tableGrid.hintNone(),
  square: {
    1: () => tableGrid.hintSquare(),
    3: () => tableGrid.hintSquares(),
  },
  hex: {
    1: () => tableGrid.hintHex(),
    3: () => tableGrid.hintHexes(),
  },
}

/** The game master's options for the grid: its kind, the alignment, and its numbers. */
export function AlignOptions() {
  const { state } = useTable()
  const draft = useGridDraft()
  const { kind, cells } = draft
  const { mutate: save, isPending, error } = useSaveGrid()
  useEffect(() => () => state.change({ gridChanges: {} }), [state])
  return (
    <ToolOptions label={tableGrid.grid()}>
      <Segments
        label={tableGrid.grid()}
        terse
        options={kinds()}
        value={kind}
        onChange={(to) => changeDraft(state, { kind: to })}
      />
      {kind === 'none' ? (
        <p className="text-14 text-ink-2">{hints.none()}</p>
      ) : (
        <>
          <Segments
            label={tableGrid.box()}
            terse
            options={boxes()}
            value={cells === 1 ? '1' : '3'}
            onChange={(to) => changeDraft(state, { cells: to === '1' ? 1 : 3 })}
          />
          <p className="text-14 text-ink-2">{hints[kind][cells]()}</p>
          <Figures {...draft} />
        </>
      )}
      <WallsSwitch />
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => chooseTool(state, 'select')}>
          {tableGrid.cancel()}
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={isPending}
          busyLabel={tableGrid.saving()}
          onClick={() => save(draft)}
        >
          {tableGrid.save()}
        </Button>
      </div>
    </ToolOptions>
  )
}

/** The grid's numbers, in percent of the picture's width. Collapsed on phones, where they would cover the map. */
function Figures({ cell, x, y }: Pick<GridDraft, 'cell' | 'x' | 'y'>) {
  const { state } = useTable()
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  if (narrow && !open)
    return (
      <Button size="dense" variant="ghost" onClick={() => setOpen(true)}>
        {tableGrid.enterNumbers()}
      </Button>
    )
  return (
    <fieldset className="grid grid-cols-3 gap-2 md:grid-cols-1">
      <legend className="sr-only">{tableGrid.inPercent()}</legend>
      <PercentField
        label={tableGrid.cell()}
        value={cell}
        min={0.5}
        max={50}
        onChange={(to) => changeDraft(state, { cell: to })}
      />
      <PercentField
        label={tableGrid.fromLeft()}
        value={x}
        min={-100}
        max={200}
        onChange={(to) => changeDraft(state, { x: to })}
      />
      <PercentField
        label={tableGrid.fromTop()}
        value={y}
        min={-100}
        max={200}
        onChange={(to) => changeDraft(state, { y: to })}
      />
    </fieldset>
  )
}

function useSaveGrid() {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  return useWrite('setSceneGrid', {
    params: (draft: GridDraft) => {
      const grid = gridOf(draft)
      return { campaignId, sceneId, grid: grid && tidyGrid(grid) }
    },
    onSuccess: ({ layout }, draft) => {
      applySceneLayout(queries, { sceneId, layout })
      announce(draft.kind === 'none' ? tableGrid.removed() : tableGrid.saved())
      chooseTool(state, 'select')
    },
  })
}
