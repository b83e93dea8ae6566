import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import type { GraphFilter } from '#screens/world/relationships/graph-filter.ts'
import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

/** The relationships of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/relationships/$')({
  validateSearch: readLater<GraphFilter>,
  component: OfEntity,
})

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  return <RelationshipsScreen id={_splat} />
}
