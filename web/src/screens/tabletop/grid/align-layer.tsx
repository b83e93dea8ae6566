import { gridFromBox, type CellBox } from '@waybook/rules'
import { useState } from 'react'

import { useTable } from '../table-context.ts'
import { useToolPointer } from '../tool/map-tool.ts'
import { changeDraft, gridOf, useGridDraft } from './grid-draft.ts'
import { GridFigure } from './grid-figure.tsx'

type Box = Pick<CellBox, 'from' | 'to'>

/** While the grid is aligned: the grid as it would be, and the box that is dragged around cells. */
export function AlignLayer() {
  const { aspect } = useTable()
  const draft = useGridDraft()
  const [box, setBox] = useState<Box | null>(null)
  const kind = draft.kind === 'none' ? 'square' : draft.kind
  const around = box && gridFromBox({ kind, cells: draft.cells, ...box }, aspect)
  const grid = around ?? gridOf(draft)
  useToolPointer('grid', {
    onStart: (at) => setBox({ from: at, to: at }),
    onMove: (to) => setBox((before) => before && { ...before, to }),
    onEnd: () => {
      if (around) changeDraft(around)
      setBox(null)
    },
    onCancel: () => setBox(null),
  })
  return (
    <>
      {grid ? <GridFigure grid={grid} aspect={aspect} look="clear" /> : null}
      {box ? <BoxFigure {...box} /> : null}
    </>
  )
}

function BoxFigure({ from, to }: Box) {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  return (
    <div
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      className="pointer-events-none absolute z-3 bg-lamp/20 outline-[calc(3px/var(--zoom,1))] outline-night-ink outline-dashed"
    />
  )
}
