import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { AnswerOf, Note, NoteAudience } from '@waybook/contract'

import { bootstrapAnswer, bootstrapPage } from './bootstrap-data.ts'
import { call } from './call.ts'

/** Limits the notes in a list. An omitted field matches all notes. */
export interface NotesFilter {
  readonly entityId?: string
  readonly audience?: NoteAudience
}

const FIRST_PAGE = ''

/** The notes that the viewer may read, newest first. */
export function notesQuery(filter: NotesFilter) {
  return infiniteQueryOptions({
    queryKey: ['listNotes', filter],
    queryFn: async ({ pageParam: before, signal }) =>
      await call('listNotes', { ...filter, ...(before !== FIRST_PAGE && { before }) }, { signal }),
    initialData: () => bootstrapPage(bootstrapAnswer('listNotes', filter), FIRST_PAGE),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }: AnswerOf<'listNotes'>) => next,
  })
}

/** Puts a new note at the top of its lists, so it is there as soon as it leaves the queue. */
export function applyNote(queries: QueryClient, note: Note): void {
  const { audience, entity } = note
  const about = entity ? [{}, { entityId: entity.id }] : [{}]
  for (const filter of about.flatMap((one) => [one, { ...one, audience }]))
    queries.setQueryData(notesQuery(filter).queryKey, (known) => {
      const [first, ...others] = known?.pages ?? []
      if (!known || !first || first.notes.some(({ id }) => id === note.id)) return known
      return { ...known, pages: [{ ...first, notes: [note, ...first.notes] }, ...others] }
    })
}
