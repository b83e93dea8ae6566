import { createFileRoute, Outlet } from '@tanstack/react-router'

import { WorldFrame } from '#screens/world/world-frame.tsx'

export const Route = createFileRoute('/_campaign/world')({ component: World })

function World() {
  return (
    <WorldFrame>
      <Outlet />
    </WorldFrame>
  )
}
