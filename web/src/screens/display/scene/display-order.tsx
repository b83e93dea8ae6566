import type { Encounter } from '@waybook/contract'
import { display } from '@waybook/messages/display'

import { combatantOf, currentSlot, shortName, sideNames } from '#parts/encounter/order.ts'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'

/** The round, the initiative order and the current turn, at the upper right. */
export function DisplayOrder({ encounter }: { readonly encounter: Encounter }) {
  const { round, slots } = encounter
  if (slots.length === 0) return null
  return (
    <aside
      aria-label={display.initiative()}
      className="absolute top-7 right-10 hud flex max-w-[52%] items-center gap-4 rounded-tray! px-5 py-2.5"
    >
      <b className="font-serif text-[1.45rem] font-semibold whitespace-nowrap lining-nums">
        {round === 0 ? display.initiative() : display.round({ round })}
      </b>
      <SlotStrip encounter={encounter} />
      <p className="text-[1.27rem] font-semibold whitespace-nowrap">{whoseTurn(encounter)}</p>
    </aside>
  )
}

/** For example "Kessa’s turn"; for an unclaimed slot, the side that it belongs to. */
function whoseTurn(encounter: Encounter): string {
  const slot = currentSlot(encounter)
  if (!slot) return encounter.round === 0 ? '' : display.someonesTurn()
  const who = combatantOf(encounter, slot.claimedBy)
  return who ? display.whoseTurn({ name: shortName(who) }) : sideNames[slot.side]
}
