import { createFileRoute } from '@tanstack/react-router'

import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

/** Of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/relationships/$')({ component: OfEntity })

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  return <RelationshipsScreen key={_splat} id={_splat} />
}
