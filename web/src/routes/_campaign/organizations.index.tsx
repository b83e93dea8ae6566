import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/list/entity-list-screen.tsx'
import { readListFilter } from '../../screens/list/list-filter.ts'

export const Route = createFileRoute('/_campaign/organizations/')({
  validateSearch: readListFilter,
  component: Organizations,
})

function Organizations() {
  return <EntityListScreen type="organization" />
}
