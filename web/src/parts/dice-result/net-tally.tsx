import type { Net } from '@waybook/rules'

import { DieSymbol } from '../../look/die-symbol.tsx'
import { netParts } from '../../look/net-parts.ts'

interface NetTallyProps {
  readonly net: Net
  /** What other dice came to, in words. */
  readonly besides: string
}

/** What is left of a roll, each symbol with its number and its word. */
export function NetTally({ net, besides }: NetTallyProps) {
  return (
    <ul className="mt-4 grid grid-cols-3 gap-y-3 border-t border-line pt-3">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="grid grid-cols-[auto_1fr] items-center gap-x-2 text-[1.5rem]">
          <span aria-hidden="true">
            <DieSymbol symbol={symbol} />
          </span>
          <b className="font-serif leading-none font-semibold lining-nums">{count}</b>
          <span className="col-span-2 mt-1 text-14 leading-[1.3] text-ink-2">{words}</span>
        </li>
      ))}
      {besides === '' ? null : <li className="col-span-3">{besides}</li>}
    </ul>
  )
}
