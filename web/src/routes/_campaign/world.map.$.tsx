import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import { MapScreen } from '#screens/world/map/map-screen.tsx'
import type { MapSearch } from '#screens/world/map/map-search.ts'

/** The map of one entity, by its id. */
export const Route = createFileRoute('/_campaign/world/map/$')({
  validateSearch: readLater<MapSearch>,
  component: OfEntity,
})

function OfEntity() {
  const { _splat = '' } = Route.useParams()
  return <MapScreen key={_splat} id={_splat} />
}
