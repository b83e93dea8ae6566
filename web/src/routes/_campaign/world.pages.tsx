import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import { AllPagesScreen } from '#screens/world/pages/all-pages-screen.tsx'
import type { PagesFilter } from '#screens/world/pages/pages-filter.ts'

export const Route = createFileRoute('/_campaign/world/pages')({
  validateSearch: readLater<PagesFilter>,
  component: AllPagesScreen,
})
