import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/entity/entity-list-screen.tsx'

export const Route = createFileRoute('/_campaign/organizations/')({ component: Organizations })

function Organizations() {
  return <EntityListScreen type="organization" />
}
