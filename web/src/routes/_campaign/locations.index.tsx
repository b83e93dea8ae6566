import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/list/entity-list-screen.tsx'
import { readListFilter } from '../../screens/list/list-filter.ts'

export const Route = createFileRoute('/_campaign/locations/')({ validateSearch: readListFilter, component: Locations })

function Locations() {
  return <EntityListScreen type="location" />
}
