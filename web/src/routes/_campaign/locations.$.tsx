import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/locations/$')({ component: Location })

function Location() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="location" segment={_splat} />
}
