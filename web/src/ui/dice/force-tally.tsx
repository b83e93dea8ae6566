import { dieFaces } from '@waybook/messages/dieFaces'
import type { ForcePoints } from '@waybook/rules'

import { DieSymbol } from '#look/die-symbol.tsx'

/** The light and dark points of a roll. */
export function ForceTally({ points }: { readonly points: ForcePoints }) {
  return (
    <ul aria-label={dieFaces.forcePoints()} className="flex flex-wrap gap-x-6 gap-y-1.5 py-1.5">
      {(['light', 'dark'] as const).map((side) => (
        <li key={side} className="flex items-center gap-2">
          <span aria-hidden="true" className="text-[1.75rem]">
            <DieSymbol symbol={side} />
          </span>
          <b className="font-serif text-[1.75rem] leading-none font-semibold lining-nums">{points[side]}</b>
          <span>{dieFaces.symbol({ symbol: side })}</span>
        </li>
      ))}
    </ul>
  )
}
