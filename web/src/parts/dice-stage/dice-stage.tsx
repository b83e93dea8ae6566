import { useRef } from 'react'

import { PATIENCE, useThrow, type Patience, type ThrownRoll } from './use-throw.ts'

/**
 * The table on which the dice of a roll fall. On wide screens it leaves the right column free, on phones the lower part of the
 * screen: there the result stands. It lies over the shade behind an open tray, and beneath the tray. What it hides cannot be pressed by mistake.
 */
export function DiceStage({ patience = PATIENCE, ...thrown }: ThrownRoll & { readonly patience?: Patience }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useThrow(thrown, place, patience)
  return (
    <div
      ref={place}
      data-seen={isSeen}
      className="duration-panel invisible fixed inset-x-0 top-0 bottom-[46dvh] z-11 overflow-hidden bg-night-1 opacity-0 shadow-2 transition-[opacity,visibility] data-[seen=true]:visible data-[seen=true]:opacity-100 md:right-[26rem] md:bottom-0 print:hidden"
    />
  )
}
