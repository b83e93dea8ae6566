import { createFileRoute } from '@tanstack/react-router'

import { AdminScreen } from '#screens/admin/admin-screen.tsx'

export const Route = createFileRoute('/_campaign/admin/$')({ component: Admin })

function Admin() {
  const { _splat = '' } = Route.useParams()
  return <AdminScreen section={_splat} />
}
