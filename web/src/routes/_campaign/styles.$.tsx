import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/styles/$')({ component: Style })

function Style() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="style" segment={_splat} />
}
