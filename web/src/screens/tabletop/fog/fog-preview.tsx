import type { FogPoint, Room } from '@waybook/rules'

import type { ToolShape } from './fog-tool.ts'

export interface Sketch {
  /** The pointer's position; `null` if it is outside the map. */
  readonly at: FogPoint | null
  /** The start of a press. */
  readonly from: FogPoint | null
  /** The corners of a polygon so far. */
  readonly corners: readonly FogPoint[]
}

interface FogPreviewProps extends Sketch {
  readonly shape: ToolShape
  /** The room under the pointer. */
  readonly room: Room | null
  readonly radius: number
  /** The picture's width divided by its height. */
  readonly aspect: number
}

/** Light on dark, so the outline is visible on every picture. */
const outlines = [
  'stroke-night [stroke-width:calc(6px/var(--zoom,1))]',
  'stroke-lamp [stroke-width:calc(3px/var(--zoom,1))]',
]

/** Previews the fog tool's next change. */
export function FogPreview({ shape, radius, aspect, room, at, from, corners }: FogPreviewProps) {
  const path = (room ? room.outline : [...corners, ...(at ? [at] : [])]).map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {outlines.map((outline) => {
        const look = { className: `fill-lamp/10 ${outline}`, vectorEffect: 'non-scaling-stroke' as const }
        if (shape === 'brush')
          return at && <ellipse key={outline} cx={at.x} cy={at.y} rx={radius} ry={radius * aspect} {...look} />
        if (shape === 'rect') return at && from && <rect key={outline} {...boxOf(at, from)} {...look} />
        return corners.length > 0 || room ? <polygon key={outline} points={path} fillRule="evenodd" {...look} /> : null
      })}
    </svg>
  )
}

function boxOf(a: FogPoint, b: FogPoint) {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
