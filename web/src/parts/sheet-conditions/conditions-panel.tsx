import { CONDITION_LENGTH_MAX, type CharacterDynamic, type PlayCondition } from '@waybook/contract'
import { sheetConditions } from '@waybook/messages/sheetConditions'
import { useState, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { conditionName } from '#ui/text/condition-name.ts'

import { conditionNote } from './condition-words.ts'
import { useConditions, type Conditions } from './use-conditions.ts'
import { UsualConditionChips } from './usual-condition-chips.tsx'

interface ConditionsPanelProps {
  readonly characterId: string
  readonly dynamic: CharacterDynamic
}

/** A character's conditions. */
export function ConditionsPanel({ characterId, dynamic }: ConditionsPanelProps) {
  return (
    <Panel title={sheetConditions.conditions()} tight>
      <ConditionsEditor {...useConditions(characterId, dynamic)} />
    </Panel>
  )
}

/** The list of conditions, and a field to add one. */
export function ConditionsEditor({ conditions, detailsOf, refused, notice, add, remove }: Conditions) {
  return (
    <>
      {conditions.length === 0 ? <p className="text-14 text-ink-2">{sheetConditions.none()}</p> : null}
      <ul aria-label={sheetConditions.conditions()} className="grid">
        {conditions.map((condition) => (
          <li key={condition} className="flex min-h-13 items-center justify-between gap-2 md:min-h-touch">
            <span className="min-w-0 py-1.5">
              <span className="font-medium">{conditionName(condition)}</span>
              <ConditionDetails details={detailsOf(condition)} />
            </span>
            <RoundButton
              sign="cross"
              size="small"
              label={sheetConditions.remove({ condition: conditionName(condition) })}
              onPress={() => remove(condition)}
            />
          </li>
        ))}
      </ul>
      <StatusLine quiet={refused === null}>{notice}</StatusLine>
      <UsualConditionChips present={conditions} onAdd={({ name }) => add(name)} />
      <AddCondition refused={refused} onAdd={add} />
    </>
  )
}

/** The effect and the duration of a condition. Renders nothing for a condition that is only a name. */
function ConditionDetails({ details }: { readonly details: PlayCondition | undefined }) {
  const note = details ? conditionNote(details) : ''
  return note === '' ? null : <span className="leading-tight block text-14 text-ink-2">{note}</span>
}

interface AddConditionProps {
  readonly refused: Conditions['refused']
  readonly onAdd: (condition: string) => void
}

function AddCondition({ refused, onAdd }: AddConditionProps) {
  const [typed, setTyped] = useState('')
  const [returned, setReturned] = useState<Conditions['refused']>(null)
  // A condition that could not be saved returns to the field, unless the user has typed something else.
  if (refused?.added && refused !== returned) {
    setReturned(refused)
    if (typed === '') setTyped(refused.condition)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <form onSubmit={submit} className="mt-2 grid grid-cols-main items-end gap-2">
      <TextField
        label={sheetConditions.addCondition()}
        autoComplete="off"
        maxLength={CONDITION_LENGTH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{sheetConditions.add()}</Button>
    </form>
  )
}
