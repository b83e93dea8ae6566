import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/identities/$')({ component: Identity })

function Identity() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="identity" segment={_splat} />
}
