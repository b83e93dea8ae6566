import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/changes/$')({ component: Change })

function Change() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="change" segment={_splat} />
}
