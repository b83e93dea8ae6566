import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/organizations/$')({ component: Organization })

function Organization() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="organization" segment={_splat} />
}
