import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import { useFocusOnNavigation } from '#screens/layout/use-focus-on-navigation.ts'

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({ component: Root })

function Root() {
  useFocusOnNavigation()
  return <Outlet />
}
