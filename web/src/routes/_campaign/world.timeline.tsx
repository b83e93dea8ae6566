import { createFileRoute } from '@tanstack/react-router'

import { TimelineScreen } from '#screens/world/timeline/timeline-screen.tsx'
import { readTimelineSearch } from '#screens/world/timeline/timeline-search.ts'

export const Route = createFileRoute('/_campaign/world/timeline')({
  validateSearch: readTimelineSearch,
  component: Timeline,
})

function Timeline() {
  const navigate = Route.useNavigate()
  return <TimelineScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
}
