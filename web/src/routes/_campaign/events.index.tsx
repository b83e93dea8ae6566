import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/entity/entity-list-screen.tsx'

export const Route = createFileRoute('/_campaign/events/')({ component: Events })

function Events() {
  return <EntityListScreen type="event" />
}
