import { CONDITION_LENGTH_MAX } from '@waybook/contract'
import { useState, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface AddConditionProps {
  readonly saving: boolean
  readonly onAdd: (condition: string) => void
}

export function AddCondition({ saving, onAdd }: AddConditionProps) {
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
