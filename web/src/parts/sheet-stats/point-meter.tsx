import { classNames } from '#ui/text/class-names.ts'

interface PointMeterProps {
  readonly value: number
  readonly most: number
  readonly tone: 'vital' | 'strain' | 'npc'
}

/** More cells would be thinner than the gaps between them. */
const CELLS_MAX = 40
const tones = { vital: 'bg-vital', strain: 'bg-strain', npc: 'bg-npc' }
const empty = 'bg-sunk inset-ring-1 inset-ring-control'

/** A bar with one cell for each point. */
export function PointMeter({ value, most, tone }: PointMeterProps) {
  const cells = Math.min(most, CELLS_MAX)
  const filled = Math.round((value / most) * cells)
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.75">
      {Array.from({ length: cells }, (_, cell) => (
        <span
          key={cell}
          className={classNames('h-2.25 rounded-[2px] forced-color-adjust-none', cell < filled ? tones[tone] : empty)}
        />
      ))}
    </div>
  )
}
