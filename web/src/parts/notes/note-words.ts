import type { NoteAudience } from '@waybook/contract'

/** Who reads a note, as its author chooses. */
export const audienceNames: Readonly<Record<NoteAudience, string>> = {
  self: 'Only me',
  gameMaster: 'The game master',
  party: 'Everyone',
}

/** Who reads a note besides its author, below the note. */
export const readersOf: Readonly<Record<NoteAudience, string>> = {
  self: 'Only you',
  gameMaster: 'For the game master',
  party: 'For everyone',
}
