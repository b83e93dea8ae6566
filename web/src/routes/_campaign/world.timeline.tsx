import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import { TimelineScreen } from '#screens/world/timeline/timeline-screen.tsx'
import type { TimelineSearch } from '#screens/world/timeline/timeline-search.ts'

export const Route = createFileRoute('/_campaign/world/timeline')({
  validateSearch: readLater<TimelineSearch>,
  component: TimelineScreen,
})
