import { graphKindOf, type EntityType } from '@waybook/contract'
import { placeLinks } from '@waybook/messages/placeLinks'

import { PageLink } from '#ui/button/page-link.tsx'

import { ringLayout } from './ring-layout.ts'

interface WebLinkProps {
  readonly id: string
  /** The types of the entities around it. */
  readonly types: readonly EntityType[]
}

/** More entities would be too small to see. */
const SHOWN_MOST = 10
/** The size of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [240, 96]
const [MIDDLE_X, MIDDLE_Y] = [WIDTH / 2, HEIGHT / 2]

/** A small drawing of an entity and its neighbors that links to the large graph. */
export function WebLink({ id, types }: WebLinkProps) {
  const around = types.slice(0, SHOWN_MOST)
  const points = ringLayout(around.length).map(({ x, y }) => ({ x: MIDDLE_X + x * 100, y: MIDDLE_Y + y * 36 }))
  return (
    <PageLink
      href={`/world/relationships/${id}`}
      className="group block card p-3 text-link no-underline hover:bg-raised print:hidden"
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mb-1 block w-full fill-sunk stroke-control">
        {points.map(({ x, y }, index) => (
          <g key={`${x} ${y}`}>
            <line x1={MIDDLE_X} y1={MIDDLE_Y} x2={x} y2={y} />
            {graphKindOf[around[index] ?? 'item'] === 'people' ? (
              <circle cx={x} cy={y} r="8" />
            ) : (
              <rect x={x - 8} y={y - 8} width="16" height="16" rx="4" />
            )}
          </g>
        ))}
        <circle cx={MIDDLE_X} cy={MIDDLE_Y} r="11" className="stroke-mark stroke-[2.5]" />
      </svg>
      <span className="font-semibold group-hover:underline">{placeLinks.graph()}</span>
    </PageLink>
  )
}
