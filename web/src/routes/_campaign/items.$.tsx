import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/items/$')({ component: Item })

function Item() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="item" segment={_splat} />
}
