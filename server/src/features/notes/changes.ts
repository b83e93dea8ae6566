import { aboutSubject, refetched, type ChangeKind } from '../change-kind.ts'
import type { NoteChange } from './queries.ts'

export const noteChange: ChangeKind<NoteChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  // Authors keep their notes on pages that they no longer see.
  reachesOwner: true,
  presenter: refetched('notes'),
  logLine: ({ subject, payload }) => ({
    did: 'noteWritten',
    ...(subject !== 'campaign' && { entity: subject }),
    unit: payload.noteId,
  }),
  news: ({ at, seq, payload }) => ({ kind: 'note', at, seq, note: payload.noteId }),
}
