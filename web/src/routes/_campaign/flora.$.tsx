import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/flora/$')({ component: Flora })

function Flora() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="flora" segment={_splat} />
}
