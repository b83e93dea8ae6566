import { sheetPoints } from '@waybook/messages/sheetPoints'

import { classNames } from '#ui/text/class-names.ts'

import { PointMeter } from './point-meter.tsx'
import { signed, type Points, type PointsProps } from './use-points.ts'

interface PointsFigureProps {
  readonly label: PointsProps['label']
  readonly field: PointsProps['field']
  readonly most: number
  readonly points: Points
  readonly open: boolean
  /** Opens or closes the row for typing the number. */
  readonly onToggle: (opener: HTMLElement) => void
}

const tones = { hitpoints: 'vital', strain: 'strain' } as const

/** The number with its meter, for the strip on phones. Pressing it opens the row for typing. */
export function PointsFigure({ label, field, most, points, open, onToggle }: PointsFigureProps) {
  const { value, changeByOthers } = points
  return (
    <div
      className={classNames(
        'relative grid min-h-13 grid-cols-[minmax(0,1fr)] content-center rounded-control',
        open && 'outline-3 outline-offset-3 outline-mark',
      )}
    >
      <Flash change={changeByOthers} />
      <p className="relative flex items-baseline gap-x-1">
        <output aria-label={label} className={classNames('whitespace-nowrap', points.isDown && 'text-bad')}>
          <b className="font-serif text-26 leading-none font-semibold lining-nums">{value}</b>{' '}
          {/* There is no room for the maximum next to the word. */}
          <small className={classNames('text-14 text-ink-2', points.isDown && 'sr-only')}>/ {most}</small>
        </output>
        <PointsLabel label={field === 'hitpoints' ? sheetPoints.hitPointsShort() : label} points={points} />
      </p>
      <PointMeter value={value} most={most} tone={tones[field]} />
      <button
        type="button"
        aria-expanded={open}
        aria-label={sheetPoints.change({ label })}
        onClick={(event) => onToggle(event.currentTarget)}
        className="absolute inset-0 touch-manipulation rounded-control"
      />
    </div>
  )
}

/** Highlights a number that another user has changed. */
export function Flash({ change }: { readonly change: Points['changeByOthers'] }) {
  if (!change) return null
  // A new key restarts the animation with each change.
  return <span key={change.at} aria-hidden="true" className="absolute inset-0 animate-flash rounded-tag" />
}

/** The name of the number. For a while, the last change by another user replaces it. At 0 hit points, "Incapacitated" does. */
export function PointsLabel({ label, points }: Pick<PointsFigureProps, 'label' | 'points'>) {
  const { changeByOthers: change, isDown } = points
  return (
    <span
      className={classNames(
        'relative ms-auto min-w-0 truncate text-12',
        change !== null ? 'font-semibold text-ink' : isDown ? 'font-semibold text-bad' : 'text-ink-2',
      )}
    >
      {/* Always mounted, because screen readers announce only changes in an existing live region. */}
      <output>
        {change ? <span className="sr-only">{label} </span> : null}
        {change ? `${signed(change.difference)} ${change.by}` : null}
      </output>
      {change ? null : isDown ? sheetPoints.incapacitated() : label}
    </span>
  )
}
