import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Loads lazily because no other admin page needs the query editor. */
export const ContinuitySection = lazyPart(async () => (await import('./continuity-section.tsx')).ContinuitySection, {
  loading: <Spinner />,
})
