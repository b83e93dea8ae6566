import type { Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { combatantOf, currentSlot, mayTake, namesOf, slotsToGo } from '#parts/encounter/order.ts'
import { IconButton } from '#ui/button/icon-button.tsx'

/**
 * The current turn and the number of slots after it, for example "Party slot, 2 to go". An open slot lists the combatants that may take
 * it, with a button for each.
 */
export function ClaimButtons({ encounter }: { readonly encounter: Encounter }) {
  const { mutate, isPending } = useEncounterWrite()
  const slot = currentSlot(encounter)
  if (!slot) return null
  const who = combatantOf(encounter, slot.claimedBy)
  const count = slotsToGo(encounter)
  if (who) return <p className="text-14 text-ink-2">{tableEncounter.turn({ name: who.name, count })}</p>
  const able = mayTake(encounter, slot)
  const open = { side: slot.side, count, names: namesOf(able) }
  const seen = { encounterId: encounter.id, version: encounter.version }
  return (
    <div>
      <p className="text-14 text-ink-2">
        {able.length === 0 ? tableEncounter.slotForNobody(open) : tableEncounter.slotOpen(open)}
      </p>
      <ul className="flex flex-wrap">
        {able.map((combatant) => (
          <li key={combatant.id}>
            <IconButton
              title={tableEncounter.giveSlot({ name: combatant.name })}
              label={tableEncounter.giveSlot({ name: combatant.name })}
              aria-disabled={isPending || undefined}
              onClick={() =>
                isPending ||
                mutate({ name: 'claimSlot', params: { ...seen, slotId: slot.id, combatantId: combatant.id } })
              }
            >
              <CombatantFace combatant={combatant} size="size-8.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
