import { createFileRoute } from '@tanstack/react-router'

import { EntityScreen } from '../../screens/entity/entity-screen.tsx'

export const Route = createFileRoute('/_campaign/biomes/$')({ component: Biome })

function Biome() {
  const { _splat = '' } = Route.useParams()
  return <EntityScreen key={_splat} type="biome" segment={_splat} />
}
