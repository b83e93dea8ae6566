import type { Note } from '@waybook/contract'
import { noteParts } from '@waybook/messages/noteParts'
import { useRef, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { NoteForm, type NoteText } from './note-form.tsx'
import { readersOf } from './note-words.ts'

/** An action on a note that can be undone. */
export type DoneToNote =
  | { readonly did: 'changed'; readonly noteId: string; readonly before: NoteText }
  | { readonly did: 'deleted'; readonly noteId: string }

interface NoteItemProps {
  readonly note: Note
  /** Whether to show the page that the note is about. */
  readonly withPage: boolean
  readonly onDone: (done: DoneToNote) => void
}

const bold = (words: string) => (
  <b key="writer" className="text-ink">
    {words}
  </b>
)

function linkTo({ id }: NonNullable<Note['entity']>) {
  return (name: string) => <EntityLink key={id} id={id} name={name} />
}

/** A note, with buttons to change and delete it for its author. */
export function NoteItem({ note, withPage, onDone }: NoteItemProps) {
  const { by, audience, at, changedAt, entity, html, markdown } = note
  const isOwn = markdown !== undefined
  const writer = isOwn ? noteParts.you() : by
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0">
      <p className="text-14 text-ink-2">
        {withPage && entity ? (
          <RichMessage
            parts={noteParts.writerOn({ writer, page: entity.name }, { writer: bold, page: linkTo(entity) })}
          />
        ) : (
          bold(writer)
        )}
        {` · ${changedAt === at ? formatDateTime(at) : noteParts.changedSince({ date: formatDateTime(at) })}`}
      </p>
      <p className="mb-2 text-14 text-ink-2">{readersOf[audience]()}</p>
      {isOwn ? <OwnNote note={note} text={{ markdown, audience }} onDone={onDone} /> : <RichText html={html} />}
    </li>
  )
}

interface OwnNoteProps extends Pick<NoteItemProps, 'note' | 'onDone'> {
  readonly text: NoteText
}

function OwnNote({ note: { id, html }, text, onDone }: OwnNoteProps) {
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const change = useWrite('changeNote', { params: (now: NoteText) => ({ noteId: id, ...now }) })
  const remove = useWrite('deleteNote', { params: () => ({ noteId: id }) })
  const close = () => {
    setEditing(false)
    // The button is rendered after this.
    requestAnimationFrame(() => edit.current?.focus())
  }
  const save = (now: NoteText) =>
    change.mutate(now, {
      onSuccess: () => {
        close()
        onDone({ did: 'changed', noteId: id, before: text })
      },
    })
  if (isEditing)
    return (
      <NoteForm
        start={text}
        busy={change.isPending}
        problem={change.error?.message ?? null}
        onSave={save}
        onCancel={close}
      />
    )
  return (
    <>
      <RichText html={html} />
      <div className="-ms-3 mt-1 flex gap-1 print:hidden">
        <Button ref={edit} variant="ghost" size="small" onClick={() => setEditing(true)}>
          {noteParts.edit()}
        </Button>
        <Button
          variant="ghost"
          size="small"
          busy={remove.isPending}
          busyLabel={noteParts.deleting()}
          onClick={() => remove.mutate(undefined, { onSuccess: () => onDone({ did: 'deleted', noteId: id }) })}
        >
          {noteParts.delete()}
        </Button>
      </div>
      <StatusLine>{remove.error?.message ?? null}</StatusLine>
    </>
  )
}
