import { paper } from '@waybook/messages/paper'
import { dieKinds, symbolPairs, type Pool } from '@waybook/rules'
import { useState } from 'react'

import { InkDie } from '#look/die-shape.tsx'
import { DieSymbol } from '#look/die-symbol.tsx'
import { dateFormat } from '#ui/text/words.ts'

/** The dice of a pool, to take from the bag. */
export function PaperPool({ pool }: { readonly pool: Pool }) {
  const words = dieKinds.filter((die) => pool[die] > 0).map((die) => `${pool[die]} ${die}`)
  return (
    <span className="paper-pool">
      <span className="sr-only">{words.join(', ')}</span>
      {dieKinds.flatMap((die) =>
        Array.from({ length: pool[die] }, (_, index) => <InkDie key={`${die} ${index}`} die={die} />),
      )}
    </span>
  )
}

const symbols = symbolPairs.flatMap(({ kind, harm }) => [kind, harm])

const formatDate = dateFormat({ dateStyle: 'medium' })

/** What each die and symbol is called, and when the sheet was printed. */
export function PaperLegend() {
  const [today] = useState(() => formatDate(Date.now()))
  return (
    <footer className="paper-legend">
      <p>
        {dieKinds.map((die) => (
          <span key={die}>
            <InkDie die={die} />
            {die}
          </span>
        ))}
      </p>
      <p>
        {symbols.map((symbol) => (
          <span key={symbol}>
            <DieSymbol symbol={symbol} />
            {symbol}
          </span>
        ))}
      </p>
      <p>{paper.printedOn({ date: today })}</p>
    </footer>
  )
}
