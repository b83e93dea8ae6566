import { useQueryClient } from '@tanstack/react-query'
import { PARTY_TAG, reveals, type Entity, type Reveal } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'
import { useId, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'
import { classNames } from '#ui/text/class-names.ts'

const labels: Record<Reveal, () => string> = {
  hidden: () => entityParts.hidden(),
  name: () => entityParts.name(),
  page: () => entityParts.page(),
  figures: () => entityParts.stats(),
}

const explained: Record<Reveal, (name: string) => string> = {
  hidden: (name) => entityParts.playersDoNotSee({ name }),
  name: (name) => entityParts.playersKnowName({ name }),
  page: (name) => entityParts.playersReadPage({ name }),
  figures: (name) => entityParts.playersReadStats({ name }),
}

interface RevealControlProps {
  readonly character: Pick<Entity, 'id' | 'name' | 'tags' | 'readers'> & { readonly reveal: Reveal }
}

interface Wanted {
  readonly reveal: Reveal
  readonly before: Reveal
}

/** Sets how much of a character players can see, in four steps that are disabled while a change is saved. A change can be undone for a while. */
export function RevealControl({ character }: RevealControlProps) {
  const { id, name, tags } = character
  const [done, setDone] = useState<Wanted | null>(null)
  /** The step that is being saved. The write's own state renders too late for a user who presses the next key at once. */
  const [chosen, setChosen] = useState<Reveal | null>(null)
  const isSaving = chosen !== null
  const { mutate, error } = useSetReveal(id)
  const shown = chosen ?? character.reveal
  const groupName = useId()
  // Players who can read a party member's page also get its stats.
  const steps = reveals.filter((one) => one !== 'page' || !tags.includes(PARTY_TAG))
  const set = (wanted: Wanted, onSuccess?: () => void) => {
    setChosen(wanted.reveal)
    mutate(wanted, { ...(onSuccess && { onSuccess }), onSettled: () => setChosen(null) })
  }
  const choose = (reveal: Reveal) => {
    if (isSaving || reveal === shown) return
    setDone(null)
    const wanted = { reveal, before: shown }
    set(wanted, () => setDone(wanted))
  }
  const undo = ({ reveal, before }: Wanted) => {
    setDone(null)
    set({ reveal: before, before: reveal })
  }
  return (
    <>
      <fieldset aria-busy={isSaving}>
        <legend className="sr-only">{entityParts.shownToPlayers()}</legend>
        <div
          className={classNames(
            'flex overflow-hidden rounded-control border border-control',
            isSaving && 'border-dashed',
          )}
        >
          {steps.map((step) => (
            <label
              key={step}
              className={classNames(
                'radio-label flex-1 border-control px-1 not-first:border-s has-checked:bg-lamp has-checked:text-on-lamp has-focus-visible:-outline-offset-3',
                isSaving ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer hover:bg-raised',
              )}
            >
              <input
                type="radio"
                name={groupName}
                checked={step === shown}
                // A disabled step keeps the focus, so keyboard and screen reader users don't lose their place.
                aria-disabled={isSaving || undefined}
                onKeyDown={(event) => isSaving && event.key.startsWith('Arrow') && event.preventDefault()}
                onChange={() => choose(step)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {labels[step]()}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-14 text-ink-2">
        {isSaving
          ? entityParts.updating()
          : shown === 'hidden' && character.readers
            ? entityParts.otherPlayersDoNotSee({ name })
            : explained[shown](name)}
      </p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <UndoToast
        message={done && explained[done.reveal](name)}
        onUndo={() => done && undo(done)}
        onEnd={() => setDone(null)}
      />
    </>
  )
}

/** Pending until the queries that show the character have been refetched. */
function useSetReveal(entityId: string) {
  const queries = useQueryClient()
  return useWrite('setReveal', {
    params: ({ reveal }: Wanted) => ({ entityId, reveal }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['getEntity', { id: entityId }] }),
        queries.invalidateQueries({ queryKey: ['getEntities'] }),
        queries.invalidateQueries({ queryKey: ['listEntities'] }),
        queries.invalidateQueries({ queryKey: ['getTokens'] }),
      ]),
  })
}
