import { createFileRoute } from '@tanstack/react-router'

import { MapScreen } from '#screens/world/map/map-screen.tsx'

/** Of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/map/$')({ component: OfEntity })

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  return <MapScreen key={_splat} id={_splat} />
}
