import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { noteParts } from '@waybook/messages/noteParts'
import { useRef, useState, type ReactNode } from 'react'

import { useWaitingNotes } from '#api/live/use-waiting.ts'
import { notesQuery, type NotesFilter } from '#api/notes-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'

import { NoteItem, type DoneToNote } from './note-item.tsx'
import { readersOf } from './note-words.ts'

interface NoteListProps {
  readonly filter: NotesFilter
  readonly withPages: boolean
  /** Shown if there are no notes. */
  readonly empty: ReactNode
}

/** The notes that a filter selects, newest first, below the waiting notes. */
export function NoteList({ filter, withPages, empty }: NoteListProps) {
  const notes = useInfiniteQuery(notesQuery(filter))
  const waiting = useWaitingNotesIn(filter)
  const list = useRef<HTMLDivElement>(null)
  const { done, setDone, undo, problem } = useUndo()
  const loaded = notes.data?.pages.flatMap((page) => page.notes) ?? []
  const onDone = (now: DoneToNote) => {
    setDone(now)
    // The focused button disappears with its note.
    if (now.did === 'deleted') list.current?.focus()
  }
  const isEmpty = notes.isSuccess && loaded.length + waiting.length === 0
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {notes.isPending ? <Spinner label={noteParts.loadingNotes()} /> : null}
      {notes.isLoadingError ? <Failed error={notes.error} onRetry={() => void notes.refetch()} /> : null}
      {isEmpty ? empty : null}
      {loaded.length + waiting.length === 0 ? null : (
        <ul aria-label={noteParts.notes()}>
          {waiting.map(({ idempotencyKey, note: { markdown, audience } }) => (
            <li key={idempotencyKey} className="border-t border-dashed border-control py-4 first:border-0 first:pt-0">
              <p className="text-14 text-ink-2">
                <b className="text-ink">{noteParts.you()}</b> · {noteParts.waiting()}
              </p>
              <p className="mb-2 text-14 text-ink-2">{readersOf[audience]()}</p>
              <p className="wrap-anywhere whitespace-pre-wrap">{markdown}</p>
            </li>
          ))}
          {loaded.map((note) => (
            <NoteItem key={note.id} note={note} withPage={withPages} onDone={onDone} />
          ))}
        </ul>
      )}
      {notes.hasNextPage ? (
        <Button
          onClick={() => void notes.fetchNextPage()}
          busy={notes.isFetchingNextPage}
          busyLabel={noteParts.loading()}
        >
          {noteParts.showOlder()}
        </Button>
      ) : null}
      {problem === null ? null : <ErrorAlert message={problem} />}
      <UndoToast
        message={done && (done.did === 'deleted' ? noteParts.deleted() : noteParts.changed())}
        onUndo={undo}
        onEnd={() => setDone(null)}
      />
    </div>
  )
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (!navigator.onLine) return <NeedsConnection onReachable={onRetry} />
  return <ErrorAlert message={noteParts.failed({ reason: error.message })} onRetry={onRetry} />
}

/** The waiting notes that belong in a list, newest first. */
function useWaitingNotesIn({ entityId, audience }: NotesFilter) {
  const { writes } = useWaitingNotes()
  return writes
    .filter(({ note }) => entityId === undefined || note.entityId === entityId)
    .filter(({ note }) => audience === undefined || note.audience === audience)
    .toReversed()
}

/** The last action on a note, and a function that undoes it. */
function useUndo() {
  const queries = useQueryClient()
  const [done, setDone] = useState<DoneToNote | null>(null)
  const write = useWrite((last: DoneToNote) => (last.did === 'deleted' ? 'restoreNote' : 'changeNote'), {
    params: (last: DoneToNote) => ({ noteId: last.noteId, ...(last.did === 'changed' && last.before) }),
    onSettled: async () => await queries.invalidateQueries({ queryKey: ['listNotes'] }),
  })
  const undo = () => {
    if (done) write.mutate(done)
    setDone(null)
  }
  return { done, setDone, undo, problem: write.error?.message ?? null }
}
