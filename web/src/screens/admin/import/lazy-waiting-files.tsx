import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Comparing words takes code that few imports need. */
export const WaitingFiles = lazyPart(async () => (await import('./waiting-files.tsx')).WaitingFiles, {
  loading: <Spinner />,
})
