import { adminShared } from '@waybook/messages/adminShared'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Loads lazily because the other admin pages don't need it. */
export const LazyShared = lazyPart(async () => (await import('./shared-section.tsx')).SharedSection, {
  inAdvance: false,
  loading: <Spinner label={adminShared.loadingLinks()} />,
})
