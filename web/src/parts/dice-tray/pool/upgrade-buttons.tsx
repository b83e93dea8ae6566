import { downgrade, formatPool, upgrade, type Pool, type Side } from '@waybook/rules'

import { classNames } from '#ui/text/class-names.ts'

import { changeTray } from '../../../client/tray.ts'

interface UpgradeButtonsProps {
  readonly pool: Pool
  readonly side: Side
  /** The plain die of the side. */
  readonly name: string
}

/** Turns one plain die of a side into the better one, or back. */
export function UpgradeButtons({ pool, side, name }: UpgradeButtonsProps) {
  const ways = [
    { label: 'Upgrade', changed: upgrade(pool, side, 1) },
    { label: 'Downgrade', changed: downgrade(pool, side, 1) },
  ]
  return (
    <div className="grid grid-cols-2 gap-1">
      {ways.map(({ label, changed }) => {
        const resting = formatPool(changed) === formatPool(pool)
        return (
          <button
            key={label}
            type="button"
            aria-label={`${label} ${name}`}
            aria-disabled={resting || undefined}
            onClick={() => resting || changeTray({ pool: changed })}
            className={classNames(
              'min-h-11 rounded-[6px] border border-line text-12 leading-none md:min-h-10',
              resting ? 'cursor-not-allowed border-dashed text-ink-2' : 'hover:bg-raised',
            )}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
