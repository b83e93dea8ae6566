import { lazyPart } from '#recovery/lazy-part.tsx'

/** Loaded after the editor, which does not wait for it. */
export const ContinuityLine = lazyPart(async () => (await import('./continuity-line.tsx')).ContinuityLine, {
  InStead: () => null,
})
