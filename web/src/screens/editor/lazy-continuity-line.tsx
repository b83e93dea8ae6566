import { lazyPart } from '#recovery/lazy-part.tsx'

/** Loaded separately, so the editor does not wait for it. */
export const ContinuityLine = lazyPart(async () => (await import('./continuity-line.tsx')).ContinuityLine, {
  InStead: () => null,
})
