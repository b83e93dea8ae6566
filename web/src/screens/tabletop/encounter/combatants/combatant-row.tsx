import type { Combatant, Encounter } from '@waybook/contract'
import { useId } from 'react'

import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { crewNote } from '../vehicle/crew-words.ts'
import { GroupPips } from './group-pips.tsx'
import { PointsStepper } from './points-stepper.tsx'

interface CombatantRowProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
  readonly selected: boolean
  readonly onSelect: () => void
}

/** A combatant. Pressing the name selects them here and on the map. */
export function CombatantRow({ encounter, combatant, selected, onSelect }: CombatantRowProps) {
  const { name, group, fallen } = combatant
  const notesId = useId()
  const notes = [crewNote(encounter, combatant), ...notesOf(combatant)].filter((note) => note !== null).join(', ')
  return (
    <li
      className={classNames(
        'flex items-center gap-2 border-b border-line py-1 last:border-0',
        selected && '-mx-2 rounded-control border-transparent bg-night-3 px-2',
      )}
    >
      <div className="relative flex min-h-touch min-w-0 flex-1 items-center gap-2.5">
        <CombatantFace combatant={combatant} size="size-8.5" />
        <div className="grid min-w-0 gap-0.5">
          <button
            type="button"
            aria-describedby={notesId}
            aria-pressed={selected}
            onClick={onSelect}
            className={classNames(
              'line-clamp-2 min-h-6 text-start leading-6 font-semibold after:absolute after:inset-0',
              fallen && 'line-through',
            )}
          >
            {name}
          </button>
          <p
            id={notesId}
            className="flex min-w-0 flex-wrap items-center gap-x-2 text-14 leading-5 text-ink-2 empty:hidden"
          >
            {group ? <GroupPips group={group} /> : null}
            {notes === '' ? null : <span className="line-clamp-2 min-w-0">{notes}</span>}
          </p>
        </div>
      </div>
      <PointsStepper encounter={encounter} combatant={combatant} points="hitPoints" />
    </li>
  )
}

function notesOf({ group, known, fallen, conditions }: Combatant): string[] {
  return [
    group ? `rank ${group.ranks}` : null,
    known ? null : 'unknown to players',
    fallen ? 'out of the fight' : null,
    ...conditions.map(({ name }) => name),
  ].filter((note) => note !== null)
}
