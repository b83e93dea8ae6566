import { classNames } from './class-names.ts'

interface PointDotsProps {
  readonly count: number
  /** Round points are the players', square ones the game master's: the shape differs, not only the color. */
  readonly shape: 'round' | 'square'
}

/** More points than this appear only as a number. */
const DRAWN_MAX = 6

/** One dot for each point. Always use it next to a number or a text. */
export function PointDots({ count, shape }: PointDotsProps) {
  if (count === 0 || count > DRAWN_MAX) return null
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1 align-middle forced-color-adjust-none">
      {Array.from({ length: count }, (_, index) => (
        <i
          key={index}
          className={classNames('size-3.5', shape === 'round' ? 'rounded-round bg-mark' : 'rounded-[3px] bg-npc')}
        />
      ))}
    </span>
  )
}
