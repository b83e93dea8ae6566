import { useQueryClient } from '@tanstack/react-query'
import { TRACKER_NAME_MAX, type Tracker, type TrackerKind } from '@waybook/contract'
import { tableTrackers } from '@waybook/messages/tableTrackers'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { PartyChoice } from '#parts/entity/party-choice.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { announce } from '../announcer.tsx'
import { draftOf, whyNotSaved, wantedOf, type Readers, type TrackerDraft } from './tracker-draft.ts'
import { TrackerSize } from './tracker-size.tsx'

export interface TrackerFormProps {
  /** `null` to add one. */
  readonly tracker: Tracker | null
  readonly onClose: () => void
}

const kinds = (): readonly { readonly value: TrackerKind; readonly label: string }[] => [
  { value: 'clock', label: tableTrackers.clock() },
  { value: 'counter', label: tableTrackers.counter() },
]
const readers = (): readonly { readonly value: Readers; readonly label: string }[] => [
  { value: 'gameMaster', label: tableTrackers.gameMaster() },
  { value: 'everyone', label: tableTrackers.everyone() },
  { value: 'some', label: tableTrackers.some() },
]

/** Adds a clock or counter, or changes or removes one. */
export function TrackerForm({ tracker, onClose }: TrackerFormProps) {
  const [draft, setDraft] = useState(() => draftOf(tracker))
  const change = (changed: Partial<TrackerDraft>) => setDraft({ ...draft, ...changed })
  const { save, remove, isPending, error } = useSaveTracker(tracker, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={tracker ? tableTrackers.changeNamed({ name: tracker.name }) : tableTrackers.add()}
    >
      {tracker ? null : (
        <Segments
          label={tableTrackers.kind()}
          options={kinds()}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      <TextField
        label={tableTrackers.name()}
        placeholder={draft.kind === 'clock' ? tableTrackers.clockExample() : tableTrackers.counterExample()}
        maxLength={TRACKER_NAME_MAX}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TrackerSize draft={draft} isNew={tracker === null} onChange={change} />
      <Segments
        label={tableTrackers.who()}
        options={readers()}
        value={draft.readers}
        onChange={(chosen) => change({ readers: chosen })}
      />
      {draft.readers === 'some' ? (
        <PartyChoice chosen={draft.characters} onChoose={(characters) => change({ characters })} />
      ) : null}
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={isPending}
          disabledReason={whyNotSaved(draft)}
          onClick={() => save(draft)}
        >
          {tracker ? tableTrackers.save() : tableTrackers.addButton()}
        </Button>
        {tracker ? (
          <Button variant="danger" busy={isPending} onClick={remove}>
            {tableTrackers.remove()}
          </Button>
        ) : null}
        <Button onClick={onClose}>{tableTrackers.cancel()}</Button>
      </div>
    </Dialog>
  )
}

function useSaveTracker(tracker: Tracker | null, onClose: () => void) {
  const queries = useQueryClient()
  const campaignId = useMe().campaign.id
  const trackerId = tracker?.id ?? ''
  const done = async (announcement: string) => {
    announce(announcement)
    onClose()
    const stale = ['getTrackers', 'getTableHistory']
    await Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  const add = useWrite('addTracker', {
    params: (draft: TrackerDraft) => ({ campaignId, kind: draft.kind, ...wantedOf(draft), value: Number(draft.value) }),
    onSuccess: async (_answer, { name }) => await done(tableTrackers.added({ name })),
  })
  const update = useWrite('updateTracker', {
    // Somebody may have ticked it since the form was opened, so an unchanged number is not sent.
    params: (draft: TrackerDraft) => ({
      campaignId,
      trackerId,
      ...wantedOf(draft),
      ...(draft.value !== draftOf(tracker).value && { value: Number(draft.value) }),
    }),
    onSuccess: async (_answer, { name }) => await done(tableTrackers.saved({ name })),
  })
  const remove = useWrite('removeTracker', {
    params: () => ({ campaignId, trackerId }),
    onSuccess: async () => await done(tableTrackers.removed({ name: tracker?.name ?? '' })),
  })
  return {
    save: (draft: TrackerDraft) => (tracker ? update.mutate(draft) : add.mutate(draft)),
    remove: () => remove.mutate(undefined),
    isPending: add.isPending || update.isPending || remove.isPending,
    error: add.error ?? update.error ?? remove.error,
  }
}
