import { classNames } from '#ui/text/class-names.ts'

import { tieBox, type DrawnEdge } from './layout/drawing.ts'
import { ALONG, type Box } from './layout/place-labels.ts'
import { tiesFrom } from './tie-words.ts'

interface GraphLinesProps {
  readonly edges: readonly DrawnEdge[]
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
const lookNames = ['mention', 'across', 'far', 'tie'] as const

/**
 * A line for each pair of tied entities: dotted between entities at the same distance, dashed for mentions. The list describes the ties. Lines with
 * the same look share one path, which a browser draws as fast as a single line.
 */
export function GraphLines({ edges, labels, marked, scale }: GraphLinesProps) {
  const isMarked = ({ edge }: DrawnEdge) => marked !== null && edge.between.includes(marked)
  const [above, below] = [edges.filter(isMarked), edges.filter((drawn) => !isMarked(drawn))]
  return (
    <div aria-hidden="true">
      <svg className="absolute inset-0 size-full overflow-visible fill-none">
        {lookNames.map((look) => (
          <Lines
            key={look}
            edges={below.filter((drawn) => drawn.look === look)}
            scale={scale}
            className={looks[look]}
          />
        ))}
        <Lines edges={above} scale={scale} className="stroke-mark stroke-3" />
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

interface LinesProps {
  readonly edges: readonly DrawnEdge[]
  readonly scale: number
  readonly className: string
}

/** Lines with the arrows at their ends. */
function Lines({ edges, scale, className }: LinesProps) {
  if (edges.length === 0) return null
  const lines = edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
  const arrows = edges.filter(({ look }) => look === 'tie').map((drawn) => arrowOf(drawn, scale))
  return (
    <g className={className}>
      <path d={lines.join('')} vectorEffect="non-scaling-stroke" />
      {/* Arrows have the same size at every scale and are never dashed. */}
      {arrows.length > 0 ? <path d={arrows.join('')} vectorEffect="non-scaling-stroke" strokeLinejoin="round" /> : null}
    </g>
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

/** The gap between an arrow and the picture at the end of its line, in pixels. */
const GAP_PX = 9

/** The path of an arrow that points at the target of a tie. */
function arrowOf({ edge, from, to }: DrawnEdge, scale: number): string {
  const isOutgoing = tiesFrom(edge, from.node.id).some((tie) => tie.from === from.node.id)
  const [start, end] = isOutgoing ? [from, to] : [to, from]
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const [alongX, alongY] = [dx / length / scale, dy / length / scale]
  /** A point at these distances, in pixels, from the arrow's tip and from the line. */
  const point = (before: number, beside: number) => {
    const back = end.px / 2 + GAP_PX + before
    return `${end.x - alongX * back - alongY * beside} ${end.y - alongY * back + alongX * beside}`
  }
  return `M${point(5, -4.5)}L${point(-3, 0)}L${point(5, 4.5)}`
}
