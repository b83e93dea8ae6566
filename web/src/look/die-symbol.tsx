import { dieFaces } from '@waybook/messages/dieFaces'
import type { DieSymbolName, ForceSide } from '@waybook/rules'

import { forceDrawings, symbolDrawings } from './symbol-drawing.ts'

type ShownSymbol = DieSymbolName | ForceSide

const drawings = { ...symbolDrawings, light: forceDrawings.lightside, dark: forceDrawings.darkside }

/** Only the path of the symbol, on a 24 by 24 grid. */
export function SymbolPath({ symbol }: { readonly symbol: ShownSymbol }) {
  const { path, stroke, filled, join } = drawings[symbol]
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

export function DieSymbol({ symbol }: { readonly symbol: ShownSymbol }) {
  return (
    <svg
      viewBox="0 0 24 24"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can only be an image by its role
      role="img"
      aria-label={dieFaces.symbol({ symbol })}
      className="inline-block size-[1em] shrink-0 fill-current stroke-current align-[-0.12em] [stroke-linejoin:round]"
    >
      <SymbolPath symbol={symbol} />
    </svg>
  )
}
