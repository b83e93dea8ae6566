import type { Combatant, Encounter, EncounterSide } from '@waybook/contract'

import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'

import { AddCombatants } from './add-combatants.tsx'
import { CombatantRow } from './combatant-row.tsx'

interface CombatantsSectionProps {
  readonly encounter: Encounter
  /** The game master's side is above the selected combatant's section, the party below it. */
  readonly side: EncounterSide
  readonly selectedId: string | null
  readonly onSelect: (combatant: Combatant) => void
}

const titles: Readonly<Record<EncounterSide, string>> = { gameMaster: 'Combatants', players: 'The party' }

/** A side's combatants with their wounds. A group of minions is one row. */
export function CombatantsSection({ encounter, side, selectedId, onSelect }: CombatantsSectionProps) {
  const combatants = encounter.combatants.filter((one) => one.side === side)
  const unknown = combatants.filter(({ known }) => !known).length
  const note = `${combatants.length}${unknown === 0 ? '' : `, ${unknown} unknown to players`}`
  return (
    <PanelSection title={titles[side]} note={note}>
      <ul>
        {combatants.map((combatant) => (
          <CombatantRow
            key={combatant.id}
            encounter={encounter}
            combatant={combatant}
            selected={combatant.id === selectedId}
            onSelect={() => onSelect(combatant)}
          />
        ))}
      </ul>
      {side === 'gameMaster' ? <AddCombatants /> : null}
    </PanelSection>
  )
}
