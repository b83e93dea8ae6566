import type { Net } from '@waybook/rules'

import { DieSymbol } from './die-symbol.tsx'
import { netParts } from './net-parts.ts'

/** The net result of a roll in symbols and words, on one line. */
export function NetList({ net }: { readonly net: Net }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-14">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="flex items-center gap-1.5">
          <span aria-hidden="true">
            <DieSymbol symbol={symbol} />
          </span>
          <span>
            {count === 0 ? null : <b className="font-semibold">{count} </b>}
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
