import type { InventoryEntry } from '@waybook/contract'

import { PointMeter } from '../../../parts/sheet-stats/point-meter.tsx'
import { shortly } from '../shortly.ts'

const NOT_YET = '…'

interface PointsProps {
  readonly points: { readonly value: number; readonly most: number } | undefined
  readonly tone: 'vital' | 'strain'
}

export function Points({ points, tone }: PointsProps) {
  if (!points) return NOT_YET
  return (
    <div className="w-30">
      <span className="whitespace-nowrap">
        <strong className="font-serif text-20">{points.value}</strong>{' '}
        <span className="text-ink-2">/ {points.most}</span>
      </span>
      <PointMeter {...points} tone={tone} />
    </div>
  )
}

export function Carried({ inventory }: { readonly inventory: readonly InventoryEntry[] | undefined }) {
  if (!inventory) return NOT_YET
  if (inventory.length === 0) return <span className="text-ink-2">No items</span>
  return inventory.map(({ name, amount }) => (amount === 1 ? name : `${amount}\u00a0×\u00a0${name}`)).join('\u00a0· ')
}

/** In milliseconds since 1970; `null` while nothing was played. */
export function LastPlayed({ at }: { readonly at: number | null | undefined }) {
  if (at === undefined) return NOT_YET
  if (at === null) return <span className="text-ink-2">Never</span>
  return <time dateTime={new Date(at).toISOString()}>{shortly(at)}</time>
}
