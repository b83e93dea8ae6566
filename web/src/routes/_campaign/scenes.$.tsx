import { createFileRoute } from '@tanstack/react-router'

import { SceneScreen } from '../../screens/scene/scene-screen.tsx'

export const Route = createFileRoute('/_campaign/scenes/$')({ component: Scene })

function Scene() {
  const { _splat = '' } = Route.useParams()
  return <SceneScreen key={_splat} segment={_splat} />
}
