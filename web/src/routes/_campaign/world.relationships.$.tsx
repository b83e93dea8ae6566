import { createFileRoute } from '@tanstack/react-router'

import { readGraphFilter } from '#screens/world/relationships/graph-filter.ts'
import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

/** Of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/relationships/$')({
  validateSearch: readGraphFilter,
  component: OfEntity,
})

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <RelationshipsScreen
      id={_splat}
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true })}
    />
  )
}
