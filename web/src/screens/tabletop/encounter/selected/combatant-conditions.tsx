import type { PlayCondition } from '@waybook/contract'
import { tableCombatantSheet } from '@waybook/messages/tableCombatantSheet'
import { useState } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { conditionNote } from '#parts/sheet-conditions/condition-words.ts'
import { UsualConditionChips } from '#parts/sheet-conditions/usual-condition-chips.tsx'
import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'

import type { SelectedProps } from '../selected-combatant.ts'
import { ConditionForm } from './condition-form.tsx'

/** A combatant's conditions, with their dice and durations. */
export function CombatantConditions({ encounter, combatant }: SelectedProps) {
  const { mutate, isPending } = useEncounterWrite()
  const [adding, setAdding] = useState(false)
  const one = { encounterId: encounter.id, combatantId: combatant.id }
  const add = (condition: PlayCondition) =>
    mutate({ name: 'setCombatantCondition', params: { ...one, condition } }, { onSuccess: () => setAdding(false) })
  return (
    <div>
      <ul aria-label={tableCombatantSheet.conditionsOf({ name: combatant.name })} className="empty:hidden">
        {combatant.conditions.map((condition) => (
          <li key={condition.name} className="flex min-h-touch items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0">
              <span className="font-medium">{condition.name}</span>{' '}
              <span className="block text-14 leading-5 text-ink-2">{conditionNote(condition)}</span>
            </span>
            <RoundButton
              sign="cross"
              size="small"
              label={tableCombatantSheet.remove({ name: condition.name })}
              onPress={() => mutate({ name: 'removeCombatantCondition', params: { ...one, name: condition.name } })}
            />
          </li>
        ))}
      </ul>
      {adding ? (
        <>
          <UsualConditionChips present={combatant.conditions.map(({ name }) => name)} onAdd={add} />
          <ConditionForm busy={isPending} onAdd={add} onCancel={() => setAdding(false)} />
        </>
      ) : (
        <Button size="small" className="mt-2" onClick={() => setAdding(true)}>
          {tableCombatantSheet.addCondition()}
        </Button>
      )}
    </div>
  )
}
