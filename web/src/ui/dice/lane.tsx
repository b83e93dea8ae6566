import type { ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface LaneProps {
  readonly title: string
  /** The sources of the dice. */
  readonly why: string
  /** Whether the dice are the roller's. */
  readonly bright?: boolean
  readonly dice: ReactNode
  /** The controls that change the dice. */
  readonly children: ReactNode
}

/** The dice of one side of a roll: its name and reasons at the left, the dice at the right, the controls below. */
export function Lane({ title, why, bright = false, dice, children }: LaneProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'grid gap-2 rounded-[12px] px-3 pt-2 pb-2.5',
        bright ? 'bg-raised' : 'bg-sunk inset-ring-1 inset-ring-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-24 flex-1 text-14 leading-5 wrap-anywhere">
          <h3 className="font-sans font-bold">{title}</h3>
          {why === '' ? null : <p className="text-ink-2">{why}</p>}
        </div>
        {dice}
      </div>
      {children}
    </section>
  )
}
