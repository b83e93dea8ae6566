import { dieFaces } from '@waybook/messages/dieFaces'
import { odds } from '@waybook/messages/odds'
import { oddsOf, type DieSymbolName, type Odds, type Pool, type Distribution } from '@waybook/rules'

import { DieSymbol } from '#look/die-symbol.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { histogramBars, percent, percentWords, wholePercent } from './odds-figures.ts'

const shownOdds = ['advantage', 'threat', 'triumph', 'despair'] as const satisfies readonly (DieSymbolName &
  keyof Odds)[]

interface OddsProps {
  readonly pool: Pool
  /** The symbols that effects add to the roll. */
  readonly added?: readonly DieSymbolName[]
}

const nothing: readonly DieSymbolName[] = []

/** The odds that the pool succeeds, above the button that rolls it. */
export function OddsPanel({ pool, added = nothing }: OddsProps) {
  const { success, netSuccess } = oddsOf(pool, added)
  const succeeds = wholePercent(success)
  return (
    <section aria-label={odds.odds()} className="grid grid-cols-[auto_1fr] items-end gap-4 border-t border-line pt-2">
      <p className="grid">
        <b className="font-serif text-[2.5rem] leading-none font-semibold whitespace-nowrap lining-nums">
          {percentWords(succeeds)}
        </b>
        <span className="text-14">{odds.toSucceed()}</span>
        <span className="sr-only">{odds.toFail({ percent: 100 - succeeds })}</span>
      </p>
      <OddsHistogram netSuccess={netSuccess} />
    </section>
  )
}

/** The odds of the symbols that buy something. They may scroll out of view; `OddsPanel` stays. */
export function SymbolOdds({ pool, added = nothing }: OddsProps) {
  const chances = oddsOf(pool, added)
  return (
    <ul aria-label={odds.ofSymbols()} className="grid grid-cols-4 gap-2 pt-1">
      {shownOdds.map((symbol) => (
        <li key={symbol}>
          <b className="flex items-center gap-1.5 text-16 leading-5 whitespace-nowrap">
            <span aria-hidden="true">
              <DieSymbol symbol={symbol} />
            </span>
            {percent(chances[symbol])}
          </b>
          <span className="block text-12 leading-4 text-ink-2">{dieFaces.symbol({ symbol })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Failures are hatched and successes solid, so the difference doesn't depend on color. */
const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-control)_0_2px,transparent_2px_5px)] inset-ring-1 inset-ring-line'

/** The distribution of net successes. */
function OddsHistogram({ netSuccess }: { readonly netSuccess: Distribution }) {
  const bars = histogramBars(netSuccess)
  const tallest = Math.max(...bars.map(({ chance }) => chance))
  const chances = bars.map(({ label, chance }) => odds.bar({ net: label, chance: percent(chance) })).join(', ')
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a chart made of elements can only be an image by its role
      role="img"
      aria-label={odds.netSuccesses({ chances })}
      className="grid grid-cols-8 gap-x-1"
    >
      {bars.map(({ label, chance, succeeds }) => (
        <div key={label} className="grid grid-rows-[2.75rem_auto]">
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
