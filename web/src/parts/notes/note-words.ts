import type { NoteAudience } from '@waybook/contract'

/** The choices of who can read a note. */
export const audienceNames: Readonly<Record<NoteAudience, string>> = {
  self: 'Only me',
  gameMaster: 'The game master',
  party: 'Everyone',
}

/** The readers of a note in addition to its author, shown with the note. */
export const readersOf: Readonly<Record<NoteAudience, string>> = {
  self: 'Only you',
  gameMaster: 'For the game master',
  party: 'For everyone',
}
