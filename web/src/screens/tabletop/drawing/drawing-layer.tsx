import type { DrawingContent } from '@waybook/contract'
import { coneCorners, DRAWING_TEXT_SIZE, drawingSize } from '@waybook/rules'

import { classNames } from '#ui/text/class-names.ts'

import { useTable, useTableState } from '../table-context.ts'
import { useDrawings } from './drawing-state.ts'
import { colourLook, sizeWords } from './drawing-words.ts'

interface DrawnProps {
  readonly drawing: DrawingContent
  /** The picture's width divided by its height. */
  readonly aspect: number
  readonly marked?: boolean
}

/** Drawings above the ground and below the tokens, in percent of the picture. Lines have the same width at every zoom. */
export function DrawingLayer() {
  const { aspect } = useTable()
  const stored = useDrawings()
  const current = useTableState(({ drawing }) => drawing)
  const sent = useTableState(({ sentDrawings }) => sentDrawings)
  const changing = useTableState(({ changingDrawing }) => changingDrawing)
  const drawings = stored.map((one) => (one.id === changing?.id ? changing : one))
  const marked = useTableState(({ markedDrawingId }) => markedDrawingId)
  const drafts = [...sent, ...(current ? [current] : [])]
  return (
    // Hidden because the panel's list describes the drawings.
    <div aria-hidden="true" className="pointer-events-none absolute inset-0" data-drawings={drawings.length}>
      <svg
        viewBox={`0 0 100 ${100 / aspect}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible [stroke-linecap:round] [stroke-linejoin:round]"
      >
        {drawings.map((drawing) => (
          <DrawnShape key={drawing.id} drawing={drawing} aspect={aspect} marked={drawing.id === marked} />
        ))}
        {drafts.map((draft, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- drafts have no ids and live for a moment
          <DrawnShape key={index} drawing={draft} aspect={aspect} />
        ))}
      </svg>
      {drawings.map((drawing) => (
        <DrawnText key={drawing.id} drawing={drawing} marked={drawing.id === marked} />
      ))}
      {drafts.map((draft, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <DrawnText key={index} drawing={draft} />
      ))}
      {current ? <SizeLabel drawing={current} aspect={aspect} /> : null}
    </div>
  )
}

const line = '[vector-effect:non-scaling-stroke]'
const casing = `${line} fill-none stroke-map-casing opacity-75 [stroke-width:calc(6px/var(--zoom,1))]`
const markedCasing = `${line} fill-none stroke-lamp [stroke-width:calc(10px/var(--zoom,1))]`
const stroke = `${line} stroke-current [stroke-width:calc(3px/var(--zoom,1))]`
/** Dashes with a constant length at every zoom. */
const dashes = '[stroke-dasharray:calc(9px/var(--zoom,1))_calc(7px/var(--zoom,1))]'

/** A shape with a dark line around it, so that it stands out on any ground. Templates are tinted inside. */
function DrawnShape({ drawing, aspect, marked = false }: DrawnProps) {
  const { kind, colour, audience } = drawing
  if (kind === 'text') return null
  const isTemplate = kind === 'circle' || kind === 'cone'
  const path = pathOf(drawing, aspect)
  return (
    <g className={colourLook[colour]}>
      <path d={path} className={marked ? markedCasing : casing} />
      <path
        d={path}
        className={classNames(stroke, isTemplate ? 'fill-current' : 'fill-none', audience === 'gameMaster' && dashes)}
        fillOpacity={0.18}
      />
    </g>
  )
}

/** An SVG path. Both axes are in percent of the width. */
function pathOf(drawing: DrawingContent, aspect: number): string {
  const places = (drawing.kind === 'cone' ? coneCorners(drawing, aspect) : drawing.points).map(
    ({ x, y }) => `${digits(x)} ${digits(y / aspect)}`,
  )
  if (drawing.kind !== 'circle') return `M${places.join('L')}${drawing.kind === 'cone' ? 'Z' : ''}`
  const [{ x, y } = { x: 0, y: 0 }] = drawing.points
  const radius = digits(drawingSize(drawing, aspect))
  const arc = `A${radius} ${radius} 0 1 0`
  return `M${digits(x - radius)} ${digits(y / aspect)}${arc} ${digits(x + radius)} ${digits(y / aspect)}${arc} ${digits(x - radius)} ${digits(y / aspect)}Z`
}

const digits = (value: number) => Math.round(value * 1000) / 1000

/** A text that grows with the picture but is never too small to read. */
function DrawnText({ drawing, marked = false }: Omit<DrawnProps, 'aspect'>) {
  const { kind, points, text, colour, audience } = drawing
  const [{ x, y } = { x: 0, y: 0 }] = points
  if (kind !== 'text') return null
  return (
    <span
      style={{ left: `${x}%`, top: `${y}%`, fontSize: `max(${DRAWING_TEXT_SIZE}cqw, 12px / var(--zoom, 1))` }}
      className={classNames(
        'absolute -translate-y-1/2 leading-none font-bold whitespace-nowrap [text-shadow:0_0_.18em_#0b1718,0_0_.18em_#0b1718,0_0_.4em_#0b1718]',
        colourLook[colour],
        audience === 'gameMaster' && 'underline decoration-dashed underline-offset-4',
        marked && 'outline-3 outline-offset-2 outline-lamp',
      )}
    >
      {text}
    </span>
  )
}

/** The size of the current drawing, beside its end. */
function SizeLabel({ drawing, aspect }: DrawnProps) {
  const words = sizeWords(drawing, aspect)
  const end = drawing.points.at(-1)
  if (words === '' || !end) return null
  return (
    <span
      style={{ left: `${end.x}%`, top: `${end.y}%` }}
      className="absolute origin-top-left translate-3 unzoomed map-label py-px text-14 whitespace-nowrap"
    >
      {words}
    </span>
  )
}
