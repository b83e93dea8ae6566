import { gridLines, type Grid } from '@waybook/rules'
import { memo } from 'react'

interface GridFigureProps {
  readonly grid: Grid
  readonly aspect: number
  /** `clear` is for the alignment. */
  readonly look: 'quiet' | 'clear'
}

/** Light lines with a dark edge, visible on every picture. */
const looks = {
  quiet: { line: 'stroke-map-ink opacity-40', edge: 'stroke-map-casing opacity-30' },
  clear: { line: 'stroke-lamp opacity-90', edge: 'stroke-map-casing opacity-60' },
}

/** A grid's lines, equally thin at every zoom. */
export const GridFigure = memo(function GridFigure({ grid, aspect, look }: GridFigureProps) {
  const lines = gridLines({ grid, aspect })
  const { line, edge } = looks[look]
  return (
    <svg
      viewBox={`0 0 100 ${100 / aspect}`}
      aria-hidden="true"
      data-grid={grid.kind}
      className="pointer-events-none absolute inset-0 size-full fill-none"
    >
      <path
        d={lines}
        vectorEffect="non-scaling-stroke"
        className={`[stroke-width:calc(2.5px/var(--zoom,1))] ${edge}`}
      />
      <path d={lines} vectorEffect="non-scaling-stroke" className={`[stroke-width:calc(1px/var(--zoom,1))] ${line}`} />
    </svg>
  )
})
