import { createFileRoute } from '@tanstack/react-router'

import { AllPagesScreen } from '#screens/world/pages/all-pages-screen.tsx'
import { readPagesFilter } from '#screens/world/pages/pages-filter.ts'

export const Route = createFileRoute('/_campaign/world/pages')({
  validateSearch: readPagesFilter,
  component: AllPagesScreen,
})
