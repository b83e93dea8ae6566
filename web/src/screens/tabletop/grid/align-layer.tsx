import type { Position } from '@waybook/contract'
import { gridFromBox, type CellBox } from '@waybook/rules'
import { useRef, useState } from 'react'

import { useTable } from '../table-context.ts'
import { useToolPointer } from '../tool/map-tool.ts'
import { changeDraft, gridOf, useGridDraft } from './grid-draft.ts'
import { GridFigure } from './grid-figure.tsx'

type Box = Pick<CellBox, 'from' | 'to'>

/** The draft of the grid during alignment, and the box dragged around cells. */
export function AlignLayer() {
  const { aspect, state } = useTable()
  const draft = useGridDraft()
  const [from, setFrom] = useState<Position | null>(null)
  const [to, setTo] = useState<Position | null>(null)
  const start = useRef<Position | null>(null)
  const gridAround = (box: Box) =>
    gridFromBox({ kind: draft.kind === 'none' ? 'square' : draft.kind, cells: draft.cells, ...box }, aspect)
  const box = from && to && { from, to }
  const grid = (box && gridAround(box)) ?? gridOf(draft)
  const begin = (at: Position | null) => {
    start.current = at
    setFrom(at)
    setTo(at)
  }
  useToolPointer({
    onStart: begin,
    onMove: setTo,
    onEnd: (at) => {
      const around = start.current && gridAround({ from: start.current, to: at })
      if (around) changeDraft(state, around)
      begin(null)
    },
    onCancel: () => begin(null),
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
