import { createFileRoute } from '@tanstack/react-router'

import { readGraphFilter } from '#screens/world/relationships/graph-filter.ts'
import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

/** Of the viewer's own character, or whoever has the most ties. */
export const Route = createFileRoute('/_campaign/world/relationships/')({
  validateSearch: readGraphFilter,
  component: OfSomebody,
})

function OfSomebody() {
  const navigate = Route.useNavigate()
  return (
    <RelationshipsScreen
      id={null}
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true })}
    />
  )
}
