import { noteParts } from '@waybook/messages/noteParts'
import { useId } from 'react'

import { PageLink } from '#ui/button/page-link.tsx'

import { NewNote } from './new-note.tsx'
import { NoteList } from './note-list.tsx'

/** The notes about an entity, at the end of its page. */
export function NotesSection({ entityId }: { readonly entityId: string }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t-2 border-ink pt-3 print:hidden">
      <h2 id={titleId} className="mb-3">
        {noteParts.notes()}
      </h2>
      <div className="grid gap-4">
        <NoteList
          filter={{ entityId }}
          withPages={false}
          empty={<p className="text-14 text-ink-2">{noteParts.noneHere()}</p>}
        />
        <NewNote key={entityId} entityId={entityId} />
        <p className="text-14">
          <PageLink className="line-link" href="/notes">
            {noteParts.allNotes()}
          </PageLink>
        </p>
      </div>
    </section>
  )
}
