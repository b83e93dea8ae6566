import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/sourcebooks/$')({ component: Sourcebook })

function Sourcebook() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="sourcebook" segment={_splat} />
}
