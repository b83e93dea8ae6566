import { CombatantFace } from './combatant-face.tsx'
import { exampleEncounter } from './example-encounter.ts'
import { OwnTurn } from './own-turn.tsx'
import { SlotStrip } from './slot-strip.tsx'

const acting = {
  ...exampleEncounter,
  slots: exampleEncounter.slots.map((slot) => (slot.id === 'slot3' ? { ...slot, claimedBy: 'kessa' } : slot)),
}

export const examples = {
  'CombatantFace: party, game master, a fallen copy that players do not know': (
    <div className="flex gap-4">
      {exampleEncounter.combatants.map((combatant) => (
        <CombatantFace key={combatant.id} combatant={combatant} size="size-11" />
      ))}
    </div>
  ),
  'SlotStrip: the current slot is open, or taken': (
    <>
      <SlotStrip encounter={exampleEncounter} />
      <SlotStrip encounter={acting} />
    </>
  ),
  'OwnTurn: an open slot of the party, somebody’s turn': (
    <>
      <OwnTurn encounter={exampleEncounter} />
      <OwnTurn encounter={acting} />
    </>
  ),
}
