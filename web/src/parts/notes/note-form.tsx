import { NOTE_MAX, noteAudiences, type NoteAudience } from '@waybook/contract'
import { noteParts } from '@waybook/messages/noteParts'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { audienceNames } from './note-words.ts'

export interface NoteText {
  readonly markdown: string
  readonly audience: NoteAudience
}

interface NoteFormProps {
  readonly start: NoteText
  readonly takesFocus?: boolean
  readonly busy?: boolean
  /** The reason why the last attempt to save failed. */
  readonly problem: string | null
  readonly onType?: (markdown: string) => void
  readonly onSave: (note: NoteText) => void
  readonly onCancel: () => void
}

/** The form for the text and the readers of a note. */
export function NoteForm({ start, takesFocus = true, busy = false, problem, onType, onSave, onCancel }: NoteFormProps) {
  const [{ markdown, audience }, setNote] = useState(start)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  const isEmpty = markdown.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isEmpty && !busy) onSave({ markdown: markdown.trim(), audience })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <TextArea
        label={noteParts.note()}
        hint={noteParts.hint()}
        maxLength={NOTE_MAX}
        value={markdown}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setNote({ markdown: target.value, audience })
          onType?.(target.value)
        }}
      />
      <AudienceChoice chosen={audience} onChoose={(one) => setNote({ markdown, audience: one })} />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={isEmpty} busy={busy} busyLabel={noteParts.saving()}>
            {noteParts.save()}
          </Button>
          <Button onClick={onCancel}>{noteParts.cancel()}</Button>
        </div>
        <StatusLine>{problem}</StatusLine>
      </div>
    </form>
  )
}

interface AudienceChoiceProps {
  readonly chosen: NoteAudience
  readonly onChoose: (audience: NoteAudience) => void
}

function AudienceChoice({ chosen, onChoose }: AudienceChoiceProps) {
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{noteParts.whoCanRead()}</legend>
      <div className="grid gap-x-6 md:flex">
        {noteAudiences.map((audience) => (
          <label key={audience} className="flex min-h-hit cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="audience"
              checked={audience === chosen}
              onChange={() => onChoose(audience)}
              className="size-5 accent-primary"
            />
            {audienceNames[audience]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
