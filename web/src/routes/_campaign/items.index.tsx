import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/entity/entity-list-screen.tsx'

export const Route = createFileRoute('/_campaign/items/')({ component: Items })

function Items() {
  return <EntityListScreen type="item" />
}
