import type { NoteAudience } from '@waybook/contract'
import { noteParts } from '@waybook/messages/noteParts'

/** The choices of who can read a note. */
export const audienceNames: Readonly<Record<NoteAudience, () => string>> = {
  self: () => noteParts.onlyMe(),
  gameMaster: () => noteParts.theGameMaster(),
  party: () => noteParts.everyone(),
}

/** The readers of a note in addition to its author, shown with the note. */
export const readersOf: Readonly<Record<NoteAudience, () => string>> = {
  self: () => noteParts.onlyYou(),
  gameMaster: () => noteParts.forGameMaster(),
  party: () => noteParts.forEveryone(),
}
