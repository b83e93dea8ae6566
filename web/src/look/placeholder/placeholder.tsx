import type { EntityType } from '@waybook/contract'
import type { ReactNode } from 'react'

import { Contours } from './contours.tsx'

interface PlaceholderProps {
  readonly type: EntityType
  /** Its contour lines grow from the id, so that no two look the same. */
  readonly id: string
}

/** Stands where an entity has no picture: a tint, contour lines and the bold mark of its type. */
export function Placeholder({ type, id }: PlaceholderProps) {
  const { ground, ink, mark } = drawings[nearest[type]]
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
      role="img"
      aria-label="No picture yet"
      color={ink}
      className="size-full forced-color-adjust-none"
    >
      <rect width="400" height="400" fill={ground} />
      <g opacity=".28">
        <Contours seed={id} width={400} height={400} levels={9} stroke={1.6} />
      </g>
      <g fill="currentColor" opacity=".9">
        {mark(ground)}
      </g>
    </svg>
  )
}

interface Drawing {
  readonly ground: string
  readonly ink: string
  /** Holes in the mark are painted in the ground's colour. */
  readonly mark: (ground: string) => ReactNode
}

const drawings = {
  character: {
    ground: '#c9d6cf',
    ink: '#234a4b',
    mark: () => (
      <path d="M200 112a58 58 0 1 1 0 116 58 58 0 0 1 0-116ZM82 400C86 316 132 262 200 262S314 316 318 400Z" />
    ),
  },
  location: {
    ground: '#d8d9c4',
    ink: '#4a5a34',
    mark: () => (
      <>
        <path d="M40 318 150 150 204 232 246 176 360 318Z" />
        <path d="M196 92V150" strokeWidth="8" stroke="currentColor" />
        <path d="M200 92 246 108 200 124Z" />
      </>
    ),
  },
  item: {
    ground: '#e2d3bf',
    ink: '#6b452a',
    mark: (ground) => (
      <>
        <path d="M128 168H272L298 334H102Z" />
        <path d="M152 168V146a48 48 0 0 1 96 0v22" fill="none" stroke="currentColor" strokeWidth="16" />
        <rect x="176" y="212" width="48" height="36" rx="5" fill={ground} />
      </>
    ),
  },
  organization: {
    ground: '#d3d3dc',
    ink: '#3d4467',
    mark: (ground) => (
      <>
        <path d="M200 84 300 118V212C300 280 254 318 200 342 146 318 100 280 100 212V118Z" />
        <path d="M200 134 218 184H270L228 216 244 268 200 236 156 268 172 216 130 184H182Z" fill={ground} />
      </>
    ),
  },
  event: {
    ground: '#e6d2c6',
    ink: '#7a3e33',
    mark: () => (
      <>
        <circle cx="200" cy="210" r="62" />
        <path
          stroke="currentColor"
          strokeWidth="14"
          d="M200 92v36M200 292v36M82 210h36M282 210h36M116 126l26 26M258 268l26 26M284 126l-26 26M142 268l-26 26"
        />
      </>
    ),
  },
  scene: {
    ground: '#cbd8da',
    ink: '#23485a',
    mark: () => (
      <>
        <path d="M84 112H190V202H316V308H84Z" fill="none" stroke="currentColor" strokeWidth="14" />
        <path d="M190 112H316V202" fill="none" stroke="currentColor" strokeWidth="14" strokeDasharray="14 12" />
        <circle cx="136" cy="256" r="20" />
        <circle cx="254" cy="256" r="20" />
      </>
    ),
  },
} satisfies Record<string, Drawing>

const nearest: Record<EntityType, keyof typeof drawings> = {
  character: 'character',
  identity: 'character',
  location: 'location',
  flora: 'location',
  fauna: 'location',
  biome: 'location',
  item: 'item',
  sourcebook: 'item',
  image: 'item',
  style: 'item',
  organization: 'organization',
  event: 'event',
  newsletter: 'event',
  change: 'event',
  scene: 'scene',
}
