import type { Tracker } from '@waybook/contract'
import { trackers } from '@waybook/messages/trackers'

import { classNames } from '#ui/text/class-names.ts'

import { ClockFace } from './clock-face.tsx'

interface TrackerMeterProps {
  readonly tracker: Tracker
  /** For the size. */
  readonly className: string
  readonly onTick?: ((by: number) => void) | undefined
}

/** A clock's face, or a counter's number with a bar below it if it has a maximum. */
export function TrackerMeter({ tracker, className, onTick }: TrackerMeterProps) {
  const { kind, name, value, maximum } = tracker
  if (maximum === null) return <BigNumber value={value} className={className} />
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a meter element, and this one is a face
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuetext={trackerWords(tracker)}
      className="grid shrink-0"
    >
      {kind === 'clock' ? (
        <ClockFace value={value} segments={maximum} className={className} onTick={onTick} />
      ) : (
        <BigNumber value={value} share={value / maximum} className={className} />
      )}
    </div>
  )
}

/**
 * @example trackerWords({ value: 6, maximum: 6 }) // '6 of 6, full'
 */
export function trackerWords({ value, maximum }: Pick<Tracker, 'value' | 'maximum'>): string {
  if (maximum === null) return `${value}`
  const words = { value: String(value), maximum: String(maximum) }
  return value === maximum ? trackers.full(words) : trackers.state(words)
}

interface BigNumberProps {
  readonly value: number
  /** The filled part of the bar, from 0 to 1. */
  readonly share?: number
  readonly className: string
}

/** Scales with its box, so four digits fit. */
function BigNumber({ value, share, className }: BigNumberProps) {
  return (
    <svg viewBox="-50 -50 100 100" className={classNames('shrink-0', className)}>
      <text
        textAnchor="middle"
        dominantBaseline="central"
        y={share === undefined ? 0 : -10}
        className={classNames(
          'fill-ink font-serif font-semibold lining-nums',
          value > 999 ? 'text-[38px]' : 'text-[48px]',
        )}
      >
        {value}
      </text>
      {share === undefined ? null : (
        <g aria-hidden="true">
          <rect x="-40" y="24" width="80" height="12" rx="6" className="fill-transparent stroke-control stroke-[2.5]" />
          <rect x="-40" y="24" width={80 * share} height="12" rx="6" className="fill-mark" />
        </g>
      )}
    </svg>
  )
}
