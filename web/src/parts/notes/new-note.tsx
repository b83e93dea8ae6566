import { noteParts } from '@waybook/messages/noteParts'
import { useRef, useState } from 'react'

import { useWaitingNotes, useWriteNote } from '#api/live/use-waiting.ts'
import { useMe } from '#api/session.ts'
import { noteDraft, storeNoteDraft } from '#stores/note-drafts.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { NoteForm, type NoteText } from './note-form.tsx'

/** A button that opens the form for a new note, about an entity or about nothing in particular. The device saves the text while the user types. */
export function NewNote({ entityId }: { readonly entityId: string | null }) {
  const { user } = useMe()
  const write = useWriteNote()
  const { refused } = useWaitingNotes()
  // A form that opens because of a draft doesn't take the focus from the page.
  const [form, setForm] = useState<'closed' | 'draft' | 'open'>(() =>
    noteDraft(user.id, entityId) === '' ? 'closed' : 'draft',
  )
  const button = useRef<HTMLButtonElement>(null)
  const isRefused = refused?.note.entityId === entityId
  const close = () => {
    storeNoteDraft(user.id, entityId, '')
    setForm('closed')
    // The button is rendered after this.
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = (note: NoteText) => {
    close()
    write({ ...note, entityId })
  }
  if (form !== 'closed')
    return (
      <NoteForm
        start={{ markdown: noteDraft(user.id, entityId), audience: 'self' }}
        takesFocus={form === 'open'}
        problem={null}
        onType={(markdown) => storeNoteDraft(user.id, entityId, markdown)}
        onSave={save}
        onCancel={close}
      />
    )
  return (
    <div>
      <Button ref={button} onClick={() => setForm('open')}>
        {noteParts.write()}
      </Button>
      <StatusLine>{isRefused ? noteParts.refused() : null}</StatusLine>
    </div>
  )
}
