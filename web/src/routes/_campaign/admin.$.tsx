import { createFileRoute } from '@tanstack/react-router'

import { AdminScreen } from '#screens/admin/admin-screen.tsx'
import { readLogFilter } from '#screens/admin/log/log-filter.ts'

export const Route = createFileRoute('/_campaign/admin/$')({ validateSearch: readLogFilter, component: Admin })

function Admin() {
  const { _splat = '' } = Route.useParams()
  return <AdminScreen section={_splat} />
}
