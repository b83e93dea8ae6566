import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Writing a continuity check takes code that no other admin page needs. */
export const ContinuitySection = lazyPart(async () => (await import('./continuity-section.tsx')).ContinuitySection, {
  loading: <Spinner />,
})
