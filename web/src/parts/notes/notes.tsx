import { lazyPart } from '#recovery/lazy-part.tsx'

/** The notes about an entity. Their code is loaded after the page, at whose end they are. */
export const Notes = lazyPart(async () => (await import('./notes-section.tsx')).NotesSection)
