import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import type { LibraryFilter } from '#screens/world/library/library-filter.ts'
import { LibraryScreen } from '#screens/world/library/library-screen.tsx'

export const Route = createFileRoute('/_campaign/world/library')({
  validateSearch: readLater<LibraryFilter>,
  component: LibraryScreen,
})
