import { createFileRoute } from '@tanstack/react-router'

import { MapScreen } from '#screens/world/map/map-screen.tsx'
import { readMapSearch } from '#screens/world/map/map-search.ts'

/** Of the world. */
export const Route = createFileRoute('/_campaign/world/map/')({
  validateSearch: readMapSearch,
  component: () => <MapScreen id={null} />,
})
