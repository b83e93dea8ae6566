import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Loads lazily because few imports need the comparison of words. */
export const WaitingFiles = lazyPart(async () => (await import('./waiting-files.tsx')).WaitingFiles, {
  loading: <Spinner />,
})
