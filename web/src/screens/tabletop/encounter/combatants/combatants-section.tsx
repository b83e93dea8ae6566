import type { Combatant, Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'

import { AddCombatants } from './add-combatants.tsx'
import { CombatantRow } from './combatant-row.tsx'

interface CombatantsSectionProps {
  readonly encounter: Encounter
  readonly selectedId: string | null
  readonly onSelect: (combatant: Combatant) => void
}

/** Everybody who fights with their hit points and strain, the game master's side first. A group of minions is one row. */
export function CombatantsSection({ encounter, selectedId, onSelect }: CombatantsSectionProps) {
  const { combatants } = encounter
  const isAgainst = ({ side }: Combatant) => side === 'gameMaster'
  const listed = [...combatants.filter(isAgainst), ...combatants.filter((one) => !isAgainst(one))]
  const unknown = combatants.filter(({ known }) => !known).length
  return (
    <section aria-label={tableEncounter.combatants()}>
      <p className="mb-1 flex items-end gap-3 text-14 leading-5 text-ink-2">
        <span className="flex-1">
          {unknown === 0
            ? tableEncounter.inFight({ count: combatants.length })
            : tableEncounter.inFightUnknown({ count: combatants.length, unknown })}
        </span>
        <span aria-hidden="true" className="w-16 text-12 leading-4 whitespace-nowrap">
          {tableEncounter.hitPoints()}
        </span>
        <span aria-hidden="true" className="w-16 text-12 leading-4 whitespace-nowrap">
          {tableEncounter.strain()}
        </span>
      </p>
      <ul>
        {listed.map((combatant) => (
          <CombatantRow
            key={combatant.id}
            encounter={encounter}
            combatant={combatant}
            selected={combatant.id === selectedId}
            onSelect={() => onSelect(combatant)}
          />
        ))}
      </ul>
      <AddCombatants />
    </section>
  )
}
