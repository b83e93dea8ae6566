import type { ReactNode } from 'react'

import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { exampleEncounter } from '#parts/encounter/example-encounter.ts'
import { OwnTurn } from '#parts/encounter/own-turn.tsx'
import { SlotStrip } from '#parts/encounter/slot-strip.tsx'
import { CombatantsSection } from '#screens/tabletop/encounter/combatants/combatants-section.tsx'
import { GroupPips } from '#screens/tabletop/encounter/combatants/group-pips.tsx'
import { OrderSection } from '#screens/tabletop/encounter/order/order-section.tsx'
import { Face } from '#ui/picture/face.tsx'

import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const acting = {
  ...exampleEncounter,
  slots: exampleEncounter.slots.map((slot) => (slot.id === 'slot3' ? { ...slot, claimedBy: 'kessa' } : slot)),
}

export function Encounters() {
  return (
    <>
      <Specimen name="Face: portrait, initials">
        <div className="flex gap-3">
          {[exampleEntity.image, null].map((picture) => (
            <span key={picture?.originalUrl ?? ''} className="block size-12 overflow-hidden rounded-round bg-sunk">
              <Face name="Kessa Vane" picture={picture} />
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="CombatantFace: party, game master, a fallen copy that players do not know">
        <div className="flex gap-4">
          {exampleEncounter.combatants.map((combatant) => (
            <CombatantFace key={combatant.id} combatant={combatant} size="size-11" />
          ))}
        </div>
      </Specimen>
      <Specimen name="SlotStrip: the current slot is open, or taken">
        <SlotStrip encounter={exampleEncounter} />
        <SlotStrip encounter={acting} />
      </Specimen>
      <Specimen name="OwnTurn: an open slot of the party, somebody’s turn">
        <OwnTurn encounter={exampleEncounter} />
        <OwnTurn encounter={acting} />
      </Specimen>
      <Specimen name="GroupPips: the fallen are struck through">
        <GroupPips group={{ size: 5, left: 3, unit: 4, ranks: 2 }} />
      </Specimen>
      <Specimen name="The game master’s panel: order, combatants">
        <Night>
          <OrderSection encounter={exampleEncounter} />
          <CombatantsSection encounter={exampleEncounter} side="gameMaster" selectedId="raiders" onSelect={() => {}} />
        </Night>
      </Specimen>
    </>
  )
}

/** The table is dark in both schemes. */
function Night({ children }: { readonly children: ReactNode }) {
  return <div className="grid w-84 max-w-full gap-5 rounded-panel p-4 night">{children}</div>
}
