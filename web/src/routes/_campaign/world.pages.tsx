import { createFileRoute } from '@tanstack/react-router'

import { AllPagesScreen } from '#screens/world/pages/all-pages-screen.tsx'

export const Route = createFileRoute('/_campaign/world/pages')({ component: AllPagesScreen })
