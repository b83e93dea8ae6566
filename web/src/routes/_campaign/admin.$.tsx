import { createFileRoute } from '@tanstack/react-router'

import { AdminScreen } from '#screens/admin/admin-screen.tsx'
import type { LogFilter } from '#screens/admin/log/log-filter.ts'
import { readLater } from '#screens/read-later.ts'

export const Route = createFileRoute('/_campaign/admin/$')({ validateSearch: readLater<LogFilter>, component: Admin })

function Admin() {
  const { _splat = '' } = Route.useParams()
  return <AdminScreen section={_splat} />
}
