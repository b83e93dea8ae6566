import { oddsOf, type DieSymbolName, type Odds, type Pool } from '@waybook/rules'

import { DieSymbol } from '../../../look/die-symbol.tsx'
import { OddsHistogram } from './odds-histogram.tsx'
import { percent, wholePercent } from './percent.ts'

const facts = ['advantage', 'threat', 'triumph', 'despair'] as const satisfies readonly (DieSymbolName & keyof Odds)[]

/** What the pool brings, always in sight: nobody has to ask for it. */
export function OddsPanel({ pool }: { readonly pool: Pool }) {
  const odds = oddsOf(pool)
  const succeeds = wholePercent(odds.success)
  return (
    <section aria-label="Odds" className="border-t border-line pt-3">
      <p className="flex items-baseline gap-2.5">
        <b className="font-serif text-[2.75rem] leading-none font-semibold lining-nums">{succeeds} %</b>
        <span>to succeed</span>
        <span className="ms-auto text-14 text-ink-2">{100 - succeeds} % to fail</span>
      </p>
      <OddsHistogram netSuccess={odds.netSuccess} />
      <ul className="mt-3 grid grid-cols-4 gap-2">
        {facts.map((symbol) => (
          <li key={symbol}>
            <b className="flex items-center gap-1.5 text-16 whitespace-nowrap">
              <span aria-hidden="true">
                <DieSymbol symbol={symbol} />
              </span>
              {percent(odds[symbol])}
            </b>
            <span className="block text-12 leading-4 text-ink-2">{symbol}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
