import type { MouseEvent } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { FACE_RADIUS, segmentAt, segmentPath, ticksTo } from './segment-shape.ts'

interface ClockFaceProps {
  readonly value: number
  readonly segments: number
  /** For the size. */
  readonly className?: string
  /** Pressing a segment ticks the clock. Keyboards and screen readers use the buttons beside it. */
  readonly onTick?: ((by: number) => void) | undefined
}

const VIEW_BOX = [-FACE_RADIUS, -FACE_RADIUS, 2 * FACE_RADIUS, 2 * FACE_RADIUS].join(' ')

/** A clock's segments: filled ones are solid and empty ones are outlines, which also differ in black and white. */
export function ClockFace({ value, segments, className, onTick }: ClockFaceProps) {
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const segment = segmentAt({ x: clientX - left - width / 2, y: clientY - top - height / 2 }, segments)
    onTick?.(ticksTo(value, segment))
  }
  return (
    <svg
      viewBox={VIEW_BOX}
      aria-hidden="true"
      onClick={onTick && press}
      className={classNames('shrink-0 touch-manipulation select-none', onTick && 'cursor-pointer', className)}
    >
      {Array.from({ length: segments }, (_, index) => (
        <path
          key={index}
          d={segmentPath(index, segments)}
          className={classNames(
            'stroke-[2.5] transition-[fill] duration-200 [stroke-linejoin:round]',
            index < value ? 'fill-mark stroke-mark' : 'fill-transparent stroke-control',
          )}
        />
      ))}
      <text textAnchor="middle" dominantBaseline="central" className="fill-ink font-serif text-[26px] font-semibold">
        {value}
      </text>
    </svg>
  )
}
