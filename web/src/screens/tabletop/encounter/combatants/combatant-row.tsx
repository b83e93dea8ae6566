import type { Combatant, Encounter } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import { useId, type KeyboardEvent } from 'react'

import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { crewNote } from '../vehicle/crew-words.ts'
import { AttackCombatant } from './attack-combatant.tsx'
import { figuresNote } from './combatant-words.ts'
import { GroupPips } from './group-pips.tsx'
import { PointsFigure } from './points-figure.tsx'
import { PointsStepper } from './points-stepper.tsx'
import { usePointsOf, type PointsOf } from './use-points-of.ts'

interface CombatantRowProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
  readonly selected: boolean
  readonly onSelect: () => void
}

/** A combatant. Pressing the name selects them here and on the map; the selected one has steppers and can be attacked. */
export function CombatantRow({ encounter, combatant, selected, onSelect }: CombatantRowProps) {
  const hitPoints = usePointsOf(encounter, combatant, 'hitPoints')
  const strain = usePointsOf(encounter, combatant, 'strain')
  return (
    <li
      className={classNames(
        'border-b border-line last:border-0',
        selected && '-mx-2 rounded-control border-transparent bg-night-3 px-2 pb-2',
      )}
    >
      <div className="relative flex min-h-touch items-center gap-2.5 py-1">
        <CombatantFace combatant={combatant} size="size-8.5" />
        <CombatantName {...{ encounter, combatant, selected, onSelect, hitPoints }} />
        {selected ? (
          <AttackCombatant combatant={combatant} />
        ) : (
          <span className="flex shrink-0 items-center gap-3">
            <PointsFigure points="hitPoints" of={hitPoints} />
            <PointsFigure points="strain" of={strain} />
          </span>
        )}
      </div>
      {selected ? (
        <div className="grid gap-2 md:auto-cols-fr md:grid-flow-col">
          <PointsStepper combatant={combatant} points="hitPoints" of={hitPoints} />
          <PointsStepper combatant={combatant} points="strain" of={strain} />
        </div>
      ) : null}
    </li>
  )
}

/** The name, which selects the combatant. `+` and `-` change their hit points. */
function CombatantName({
  encounter,
  combatant,
  selected,
  onSelect,
  hitPoints,
}: CombatantRowProps & { readonly hitPoints: PointsOf }) {
  const { name, group, fallen } = combatant
  const notesId = useId()
  const notes = [
    // First, because a long line is cut off.
    ...notesOf(combatant),
    crewNote(encounter, combatant),
    selected ? figuresNote(combatant) : null,
  ].filter((note) => note !== null && note !== '')
  const step = (event: KeyboardEvent) => {
    if (event.key !== '+' && event.key !== '-') return
    event.preventDefault()
    event.stopPropagation()
    hitPoints.change(event.key === '+' ? 1 : -1)
  }
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <button
        type="button"
        aria-describedby={notesId}
        aria-pressed={selected}
        aria-keyshortcuts="+ -"
        onClick={onSelect}
        onKeyDown={step}
        className={classNames(
          'line-clamp-2 min-h-6 text-start leading-6 font-semibold after:absolute after:inset-0',
          fallen && 'line-through',
        )}
      >
        {name}
      </button>
      <p id={notesId} className="flex min-w-0 flex-wrap items-center gap-x-2 text-14 leading-5 text-ink-2 empty:hidden">
        {group ? <GroupPips group={group} /> : null}
        {notes.length === 0 ? null : <span className="line-clamp-2 min-w-0">{notes.join(', ')}</span>}
      </p>
    </div>
  )
}

function notesOf({ known, fallen, conditions }: Combatant): string[] {
  return [
    known ? null : tableEncounter.unknown(),
    fallen ? tableEncounter.fallen() : null,
    ...conditions.map(({ name }) => name),
  ].filter((note) => note !== null)
}
