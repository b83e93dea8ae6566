import type { DieSymbolName } from '@waybook/rules'

import { symbolDrawings } from './symbol-drawing.ts'

/** The symbol alone, for a drawing on a grid of 24. */
export function SymbolPath({ symbol }: { readonly symbol: DieSymbolName }) {
  const { path, stroke, filled, join } = symbolDrawings[symbol]
  return (
    <path
      d={path}
      fillRule="evenodd"
      strokeWidth={stroke}
      strokeLinejoin={join}
      {...(filled ? {} : { fill: 'none' })}
      {...(stroke > 0 ? {} : { stroke: 'none' })}
    />
  )
}

export function DieSymbol({ symbol }: { readonly symbol: DieSymbolName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
      role="img"
      aria-label={symbol}
      className="inline-block size-[1em] shrink-0 fill-current stroke-current align-[-0.12em] [stroke-linejoin:round]"
    >
      <SymbolPath symbol={symbol} />
    </svg>
  )
}
