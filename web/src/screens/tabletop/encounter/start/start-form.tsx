import { tableEncounterStart } from '@waybook/messages/tableEncounterStart'
import { useState } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { CandidateRow } from './candidate-row.tsx'
import { joiningOf } from './joining.ts'
import { useCandidates } from './use-candidates.ts'

/** Chooses combatants from the party, the scene, and by name. Starts the encounter, or adds them to the current one. */
export function StartForm({ onDone }: { readonly onDone: () => void }) {
  const encounter = useEncounter() ?? null
  const { candidates, change, addFree } = useCandidates(encounter)
  const [title, setTitle] = useState('')
  const { mutate, isPending, error } = useEncounterWrite()
  if (!candidates) return <Spinner />
  const combatants = joiningOf(candidates)
  const start = () =>
    mutate(
      encounter
        ? { name: 'addCombatants', params: { encounterId: encounter.id, combatants } }
        : { name: 'startEncounter', params: { combatants, ...(title.trim() !== '' && { title: title.trim() }) } },
      { onSuccess: onDone },
    )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (combatants.length > 0 && !isPending) start()
      }}
    >
      {encounter ? null : (
        <TextField
          label={tableEncounterStart.title()}
          hint={tableEncounterStart.titleHint()}
          maxLength={200}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <ul className="-mx-2 max-h-[50dvh] overflow-y-auto overscroll-contain px-2">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.key}
            candidate={candidate}
            onChange={(changed) => change(candidate.key, changed)}
          />
        ))}
      </ul>
      <Button size="dense" onClick={addFree}>
        <Icon name="plus" />
        {tableEncounterStart.addSomeone()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel={tableEncounterStart.starting()}
        disabled={combatants.length === 0}
      >
        {encounter ? tableEncounterStart.add() : tableEncounterStart.startButton()}
      </Button>
    </form>
  )
}
