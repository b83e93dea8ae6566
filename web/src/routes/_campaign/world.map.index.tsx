import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import { MapScreen } from '#screens/world/map/map-screen.tsx'
import type { MapSearch } from '#screens/world/map/map-search.ts'

/** The map of the world. */
export const Route = createFileRoute('/_campaign/world/map/')({
  validateSearch: readLater<MapSearch>,
  component: () => <MapScreen id={null} />,
})
