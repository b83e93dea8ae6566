import { tableEncounter } from '@waybook/messages/tableEncounter'
import { useState } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import type { SelectedProps } from '../selected-combatant.ts'

/** Sets a combatant's initiative result, for example from physical dice. */
export function ManualInitiative({ encounter, combatant }: SelectedProps) {
  const { mutate, isPending } = useEncounterWrite()
  const [open, setOpen] = useState(false)
  const [successes, setSuccesses] = useState('1')
  const [advantage, setAdvantage] = useState('0')
  const one = { encounterId: encounter.id, combatantId: combatant.id }
  if (!open)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {tableEncounter.setInitiative()}
      </Button>
    )
  return (
    <form
      aria-label={tableEncounter.initiativeOf({ name: combatant.name })}
      className="grid w-full grid-cols-[1fr_1fr_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const result = { successes: Number(successes) || 0, advantage: Number(advantage) || 0 }
        if (!isPending)
          mutate({ name: 'setInitiative', params: { ...one, ...result } }, { onSuccess: () => setOpen(false) })
      }}
    >
      <TextField
        label={tableEncounter.successes()}
        type="number"
        min={-60}
        max={60}
        value={successes}
        onChange={({ target }) => setSuccesses(target.value)}
      />
      <TextField
        label={tableEncounter.advantage()}
        type="number"
        min={-60}
        max={60}
        value={advantage}
        onChange={({ target }) => setAdvantage(target.value)}
      />
      <Button type="submit" busy={isPending}>
        {tableEncounter.set()}
      </Button>
    </form>
  )
}
