import type { Spread } from '@waybook/rules'

import { classNames } from '#ui/text/class-names.ts'

import { histogramBars } from './histogram-bars.ts'
import { percent } from './percent.ts'

/** Failures are hatched and successes solid, so that colour only helps. */
const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-control)_0_2px,transparent_2px_5px)] inset-ring-1 inset-ring-line'

/** How net successes are spread. */
export function OddsHistogram({ netSuccess }: { readonly netSuccess: Spread }) {
  const bars = histogramBars(netSuccess)
  const tallest = Math.max(...bars.map(({ chance }) => chance))
  const words = bars.map(({ label, chance }) => `${label}: ${percent(chance)}`).join(', ')
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
      role="img"
      aria-label={`Net successes: ${words}`}
      className="mt-3 grid grid-cols-8 gap-x-1"
    >
      {bars.map(({ label, chance, succeeds }) => (
        <div key={label} className="grid grid-rows-[3.25rem_auto] md:grid-rows-[4.5rem_auto]">
          <span
            className={classNames('self-end rounded-t-[2px] forced-color-adjust-none', succeeds ? 'bg-vital' : hatched)}
            style={{ height: `max(3px, ${(100 * chance) / tallest}%)` }}
          />
          <span className="border-t-[1.5px] border-control text-center text-12 leading-5 text-ink-2">{label}</span>
        </div>
      ))}
    </div>
  )
}
