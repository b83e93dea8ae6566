import { lazyPart } from '#recovery/lazy-part.tsx'

/** The notes about an entity. Their code loads after the page, because they are at its end. */
export const Notes = lazyPart(async () => (await import('./notes-section.tsx')).NotesSection)
