import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/events/$')({ component: Event })

function Event() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="event" segment={_splat} />
}
