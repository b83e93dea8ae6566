import type { Combatant, Encounter } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'

import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { useEncounter, useOwnCombatant } from '#parts/encounter/use-encounter.ts'
import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { bandBetween } from '../bands/bands.ts'
import { GroupPips } from '../combatants/group-pips.tsx'
import { useSelectCombatant, useSelectedByViewer } from '../selected-combatant.ts'
import { AttackButton } from '../target-bar.tsx'
import { CrewControls } from '../vehicle/crew-controls.tsx'
import { crewNote } from '../vehicle/crew-words.ts'

/** The combatants that players know, with their range and conditions. */
export function PlayerSections() {
  const encounter = useEncounter()
  const own = useOwnCombatant(encounter ?? { combatants: [] })
  if (!encounter) return null
  return (
    <PanelSection title={tableCombatants.combatants()} note={own ? tableCombatants.fromYou() : ''}>
      <ul>
        {opponentsFirst(encounter.combatants).map((combatant) => (
          <KnownRow key={combatant.id} encounter={encounter} combatant={combatant} own={own} />
        ))}
      </ul>
      {own ? <OwnVehicle encounter={encounter} own={own} /> : null}
    </PanelSection>
  )
}

/** Where the viewer's character is aboard, and the speed of that vehicle. */
function OwnVehicle({ encounter, own }: { readonly encounter: Encounter; readonly own: Combatant }) {
  const vehicle = encounter.combatants.find(({ id }) => id === own.aboard?.vehicle)
  return (
    <div className="grid gap-3 pt-3 empty:hidden">
      <CrewControls encounter={encounter} combatant={own} />
      {vehicle ? <CrewControls encounter={encounter} combatant={vehicle} /> : null}
    </div>
  )
}

function opponentsFirst(combatants: readonly Combatant[]): readonly Combatant[] {
  const isOpponent = ({ side }: Combatant) => side === 'gameMaster'
  return [...combatants.filter(isOpponent), ...combatants.filter((one) => !isOpponent(one))]
}

interface KnownRowProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
  readonly own: Combatant | null
}

function KnownRow({ encounter, combatant, own }: KnownRowProps) {
  const { name, conditions, fallen, group, figures } = combatant
  const band = own && own.id !== combatant.id ? bandBetween(encounter, own.id, combatant.id) : null
  const select = useSelectCombatant()
  const isSelected = useSelectedByViewer(encounter)?.id === combatant.id
  const notes = [
    figures
      ? tableCombatants.hitPoints({ left: figures.woundThreshold - figures.wounds, most: figures.woundThreshold })
      : null,
    crewNote(encounter, combatant),
    fallen ? tableCombatants.fallen() : null,
    ...conditions.map((one) => one.name),
  ].filter((note) => note !== null)
  return (
    <li
      className={classNames(
        'flex items-center gap-2 border-b border-line last:border-0',
        isSelected && '-mx-2 rounded-control border-transparent bg-night-3 px-2',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => select(combatant)}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 text-start"
      >
        <CombatantFace combatant={combatant} size="size-9" />
        <span className="min-w-0 flex-1">
          <span className={fallen ? 'block font-semibold line-through' : 'block font-semibold'}>{name}</span>{' '}
          {group ? <GroupPips group={group} /> : null}
          {notes.length === 0 ? null : <span className="block text-14 leading-5 text-ink-2">{notes.join(', ')}</span>}
        </span>
        {own?.id === combatant.id ? <span className="text-14">{tableCombatants.you()}</span> : null}
        {band === null ? null : <span className="text-14 text-ink-2">{tableCombatants.band({ band })}</span>}
      </button>
      {isSelected && own && own.side !== combatant.side ? <AttackButton target={combatant} /> : null}
    </li>
  )
}
