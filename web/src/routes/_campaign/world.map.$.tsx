import { createFileRoute } from '@tanstack/react-router'

import { MapScreen } from '#screens/world/map/map-screen.tsx'
import { readMapSearch } from '#screens/world/map/map-search.ts'

/** Of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/map/$')({ validateSearch: readMapSearch, component: OfEntity })

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  return <MapScreen key={_splat} id={_splat} />
}
