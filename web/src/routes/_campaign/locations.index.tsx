import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/entity/entity-list-screen.tsx'

export const Route = createFileRoute('/_campaign/locations/')({ component: Locations })

function Locations() {
  return <EntityListScreen type="location" />
}
