import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** The code of the log, which the other admin pages do not need. */
export const LazyLog = lazyPart(async () => (await import('./log-section.tsx')).LogSection, {
  inAdvance: false,
  loading: <Spinner label="Loading the log..." />,
})
