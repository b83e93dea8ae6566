import { symbolPairs, type DieSymbolName } from '@waybook/rules'

import { wordsOf } from '#ui/text/words-of.ts'

import { DieSymbol } from '../../look/die-symbol.tsx'
import { Prose } from './prose.tsx'

export function Reading() {
  return (
    <>
      <Prose>
        Roll everything at once. Symbols cancel their opposites one for one; what is left tells the story. One success
        left over is enough to succeed, and a roll can succeed badly or fail well.
      </Prose>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {symbolPairs.map(({ kind, harm, meaning }) => (
          <li key={kind} className="rounded-panel border border-line bg-surface px-5 py-4 print:break-inside-avoid">
            <SymbolName symbol={kind} ink="text-vital" />
            <SymbolName symbol={harm} ink="border-t border-dashed border-line text-bad" />
            <p className="border-t border-line pt-3 text-14 text-ink-2">{meaning}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function SymbolName({ symbol, ink }: { readonly symbol: DieSymbolName; readonly ink: string }) {
  return (
    <p className={`flex min-h-13 items-center gap-4 ${ink}`}>
      <span aria-hidden="true" className="flex text-[1.75rem]">
        <DieSymbol symbol={symbol} />
      </span>
      <span className="font-serif text-20 font-semibold text-ink">{wordsOf(symbol)}</span>
    </p>
  )
}
