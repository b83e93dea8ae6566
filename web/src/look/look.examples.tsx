import { dieKinds, faces, symbolPairs } from '@waybook/rules'

import { DieFace } from './die-face.tsx'
import { DieShape } from './die-shape.tsx'
import { DieSymbol } from './die-symbol.tsx'
import { Wordmark } from './wordmark.tsx'

const symbols = symbolPairs.flatMap(({ kind, harm }) => [kind, harm])

export const examples = {
  ...Object.fromEntries(
    dieKinds.map((die) => [
      `DieShape and every DieFace: ${die}`,
      <div key={die} className="grid grid-cols-[repeat(auto-fill,3rem)] items-center gap-2">
        <DieShape die={die} />
        {faces[die].map((face, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the faces of a die never change
          <DieFace key={index} die={die} face={face} />
        ))}
      </div>,
    ]),
  ),
  DieSymbol: (
    <ul className="flex flex-wrap gap-6">
      {symbols.map((symbol) => (
        <li key={symbol} className="flex items-center gap-2">
          <span className="text-26">
            <DieSymbol symbol={symbol} />
          </span>
          {symbol}
        </li>
      ))}
    </ul>
  ),
  Wordmark: <Wordmark />,
}
