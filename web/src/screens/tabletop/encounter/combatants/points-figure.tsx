import { tableEncounter } from '@waybook/messages/tableEncounter'

import { classNames } from '#ui/text/class-names.ts'

import type { Points, PointsOf } from './use-points-of.ts'

interface PointsFigureProps {
  readonly points: Points
  readonly of: PointsOf
}

const bars: Readonly<Record<Points, string>> = { hitPoints: 'bg-vital', strain: 'bg-strain' }

/** A combatant's hit points or strain as a figure above a bar, such as "17/25"; a dash for combatants without such points. */
export function PointsFigure({ points, of: { value, most } }: PointsFigureProps) {
  if (most === null)
    return (
      <span className="w-16 text-14 text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{tableEncounter.noPoints({ points })}</span>
      </span>
    )
  return (
    <span className="grid w-16 gap-1">
      <span className="sr-only">{tableEncounter.pointsOf({ points, value, most })}</span>
      <span aria-hidden="true" className="leading-4 whitespace-nowrap">
        <b className="numeral leading-none!">{value}</b>
        <span className="text-14 text-ink-2">/{most}</span>
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-[3px] bg-sunk inset-ring-1 inset-ring-control forced-color-adjust-none"
      >
        <span
          className={classNames('block h-full', bars[points])}
          style={{ width: `${(100 * Math.max(0, Math.min(value, most))) / Math.max(1, most)}%` }}
        />
      </span>
    </span>
  )
}
