import { classNames } from '#ui/text/class-names.ts'

import { type DrawnEdge, type Drawing, tieBox } from './layout/drawing.ts'
import { ALONG, type Box } from './layout/place-labels.ts'
import { tiesFrom } from './tie-words.ts'

interface GraphLinesProps {
  readonly drawing: Drawing
  readonly labels: ReadonlyMap<string, Box>
  readonly marked: string | null
  readonly scale: number
}

const looks = {
  tie: 'stroke-control stroke-[1.8]',
  far: 'stroke-control stroke-[1.2] opacity-50',
  across: 'stroke-control stroke-[1.8] opacity-50 [stroke-dasharray:1_7] [stroke-linecap:round]',
  mention: 'stroke-control stroke-[1.5] opacity-80 [stroke-dasharray:7_6]',
}

/** What ties the entities: a line for each pair, dotted across the same step and dashed for mentions. The list says what it is. */
export function GraphLines({ drawing: { edges }, labels, marked, scale }: GraphLinesProps) {
  const isMarked = ({ edge }: DrawnEdge) => marked !== null && edge.between.includes(marked)
  return (
    <div aria-hidden="true">
      <svg className="absolute inset-0 size-full overflow-visible fill-none">
        {edges.map((drawn) => (
          <g key={drawn.key} className={isMarked(drawn) ? 'stroke-mark stroke-3' : looks[drawn.look]}>
            <line
              x1={drawn.from.x}
              y1={drawn.from.y}
              x2={drawn.to.x}
              y2={drawn.to.y}
              vectorEffect="non-scaling-stroke"
            />
            {drawn.look === 'tie' ? <Direction drawn={drawn} scale={scale} /> : null}
          </g>
        ))}
      </svg>
      {edges
        .filter((drawn) => drawn.label !== '' && (labels.has(drawn.key) || isMarked(drawn)))
        .map((drawn) => (
          <TieLabel
            key={drawn.key}
            text={drawn.label}
            box={labels.get(drawn.key) ?? tieBox(drawn, ALONG[0], scale)}
            isMarked={isMarked(drawn)}
            scale={scale}
          />
        ))}
    </div>
  )
}

interface TieLabelProps {
  readonly text: string
  readonly box: Box
  readonly isMarked: boolean
  readonly scale: number
}

function TieLabel({ text, box, isMarked, scale }: TieLabelProps) {
  return (
    <span
      style={{
        left: box.x / scale,
        top: box.y / scale,
        transform: 'translate(-50%,-50%) scale(calc(1 / var(--zoom, 1)))',
      }}
      className={classNames(
        'pointer-events-none absolute rounded-tag bg-surface px-1.5 text-12 leading-[1.125rem] whitespace-nowrap',
        isMarked ? 'z-10 font-bold text-ink' : 'text-ink-2 max-md:hidden',
      )}
    >
      {text}
    </span>
  )
}

/** How far from the picture at the end the arrow is, in pixels. */
const GAP_PX = 9

/** An arrow to whom the tie leads; none if it leads both ways. */
function Direction({ drawn, scale }: { readonly drawn: DrawnEdge; readonly scale: number }) {
  const ties = tiesFrom(drawn.edge, drawn.from.node.id)
  const isOutgoing = ties.some(({ from }) => from === drawn.from.node.id)
  const [start, end] = isOutgoing ? [drawn.from, drawn.to] : [drawn.to, drawn.from]
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const back = (end.px / 2 + GAP_PX) / scale
  const [x, y] = [end.x - (dx * back) / length, end.y - (dy * back) / length]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <path
      d="M-5 -4.500 3 0 -5 4.500"
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${1 / scale})`}
      strokeLinejoin="round"
    />
  )
}
