import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/images/$')({ component: Image })

function Image() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="image" segment={_splat} />
}
