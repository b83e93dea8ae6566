import { createFileRoute } from '@tanstack/react-router'

import { EntityListScreen } from '../../screens/entity/entity-list-screen.tsx'

export const Route = createFileRoute('/_campaign/scenes/')({ component: Scenes })

function Scenes() {
  return <EntityListScreen type="scene" />
}
