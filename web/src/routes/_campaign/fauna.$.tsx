import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/fauna/$')({ component: Fauna })

function Fauna() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="fauna" segment={_splat} />
}
