import type { EntityType } from '@waybook/contract'
import { ui } from '@waybook/messages/ui'

import { Contours } from '../contours.tsx'
import type { Drawing } from './drawing.ts'
import { eventsAndScenes } from './events-and-scenes.tsx'
import { nature } from './nature.tsx'
import { peopleAndPlaces } from './people-and-places.tsx'
import { things } from './things.tsx'

interface PlaceholderProps {
  readonly type: EntityType
  /** The seed of the contour lines, which makes every placeholder look different. */
  readonly id: string
  /** Omits the contour lines. In lists of tiny placeholders nobody sees them, but they take most of the rendering time. */
  readonly plain?: boolean
}

const drawings: Record<EntityType, Drawing> = { ...peopleAndPlaces, ...eventsAndScenes, ...nature, ...things }

/** Shown for an entity without a picture: a tint, contour lines and the mark of its type. */
export function Placeholder({ type, id, plain = false }: PlaceholderProps) {
  const { ground, ink, Mark } = drawings[type]
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can only be an image by its role
      role="img"
      aria-label={ui.noPicture()}
      style={{ color: ink }}
      className="size-full forced-color-adjust-none"
    >
      <rect width="400" height="400" style={{ fill: ground }} />
      {plain ? null : (
        <g opacity=".28">
          <Contours seed={id} width={400} height={400} levels={9} stroke={1.6} />
        </g>
      )}
      <g fill="currentColor" strokeLinejoin="round" strokeLinecap="round">
        <Mark ground={ground} />
      </g>
    </svg>
  )
}
