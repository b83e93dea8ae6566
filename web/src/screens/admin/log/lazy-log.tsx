import { adminLog } from '@waybook/messages/adminLog'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Loads lazily because the other admin pages don't need the log. */
export const LazyLog = lazyPart(async () => (await import('./log-section.tsx')).LogSection, {
  inAdvance: false,
  loading: <Spinner label={adminLog.loadingLog()} />,
})
