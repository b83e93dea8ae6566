import { TurnAnnouncer } from '#parts/encounter/turn-announcer.tsx'
import { useEncounter } from '#parts/encounter/use-encounter.ts'

import { BandsSection } from './bands/bands-section.tsx'
import { CombatantsSection } from './combatants/combatants-section.tsx'
import { EndEncounter } from './end-encounter.tsx'
import { OrderSection } from './order/order-section.tsx'
import { useSelectCombatant, useSelectedCombatant } from './selected-combatant.ts'
import { SelectedSection } from './selected/selected-section.tsx'

/** The game master's sections about an encounter, beside the map. */
export function GameMasterSections() {
  const encounter = useEncounter()
  return encounter ? <Sections encounter={encounter} /> : null
}

function Sections({ encounter }: { readonly encounter: NonNullable<ReturnType<typeof useEncounter>> }) {
  const selected = useSelectedCombatant(encounter)
  const select = useSelectCombatant()
  return (
    <>
      <OrderSection encounter={encounter} />
      <CombatantsSection encounter={encounter} selectedId={selected?.id ?? null} onSelect={select} />
      {selected ? (
        <>
          <BandsSection encounter={encounter} from={selected} />
          <SelectedSection key={selected.id} encounter={encounter} combatant={selected} />
        </>
      ) : null}
      <EndEncounter encounter={encounter} />
      <TurnAnnouncer encounter={encounter} />
    </>
  )
}
