import { useQueryClient } from '@tanstack/react-query'
import { CONDITION_LENGTH_MAX } from '@waybook/contract'
import { useState, type SubmitEvent } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

interface ConditionsPanelProps {
  readonly characterId: string
  readonly conditions: readonly string[]
}

/** The conditions of a character, which last until they are removed. */
export function ConditionsPanel({ characterId, conditions }: ConditionsPanelProps) {
  const { change, saving, failed } = useConditions(characterId)
  return (
    <Panel title="Conditions" tight>
      {conditions.length === 0 ? <p className="text-14 text-ink-2">No conditions.</p> : null}
      <ul aria-label="Conditions" className="grid">
        {conditions.map((condition) => (
          <li key={condition} className="flex min-h-13 items-center justify-between gap-2 md:min-h-11">
            <span className="min-w-0 font-medium">{condition}</span>
            <RoundButton
              sign="cross"
              size="small"
              label={`Remove ${condition}`}
              disabled={saving}
              onPress={() => change({ operation: 'removeCondition', condition })}
            />
          </li>
        ))}
      </ul>
      <StatusLine>{failed ? 'Not saved, restored' : null}</StatusLine>
      <AddCondition saving={saving} onAdd={(condition) => change({ operation: 'addCondition', condition })} />
    </Panel>
  )
}

interface Change {
  readonly operation: 'addCondition' | 'removeCondition'
  readonly condition: string
}

/** Adds and removes conditions. The page shows the state from the server's answer. */
function useConditions(characterId: string) {
  const queries = useQueryClient()
  const { mutate, isPending, isError } = useWrite(({ operation }: Change) => operation, {
    params: ({ condition }) => ({ id: characterId, condition }),
    onSuccess: (answer) => {
      const { success: _, ...state } = answer
      queries.setQueryData(operationQuery('getCharacterDynamic', { id: characterId }).queryKey, state)
    },
  })
  return { change: mutate, saving: isPending, failed: isError }
}

interface AddConditionProps {
  readonly saving: boolean
  readonly onAdd: (condition: string) => void
}

function AddCondition({ saving, onAdd }: AddConditionProps) {
  const [typed, setTyped] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (saving || typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <form onSubmit={add} className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label="Add a condition"
        autoComplete="off"
        maxLength={CONDITION_LENGTH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={saving} busyLabel="Adding...">
        Add
      </Button>
    </form>
  )
}
