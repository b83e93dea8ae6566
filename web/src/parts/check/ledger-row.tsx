import type { SpendableSymbol } from '@waybook/contract'

import { DieSymbol } from '#look/die-symbol.tsx'

/** A row of the ledger: the cost, the description and the button. */
export const ledgerRow =
  'grid min-h-13 grid-cols-[3.1rem_minmax(0,1fr)_auto] items-center gap-2 border-t border-line py-1'

/** The cost in symbols. */
export function Cost({ symbol, count }: { readonly symbol: SpendableSymbol; readonly count: number }) {
  return (
    <span className="flex flex-wrap gap-0.5 text-14">
      {Array.from({ length: count }, (_, index) => (
        <DieSymbol key={index} symbol={symbol} />
      ))}
    </span>
  )
}
