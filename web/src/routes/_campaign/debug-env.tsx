import { createFileRoute } from '@tanstack/react-router'

import { EnvironmentScreen } from '#screens/admin/environment/environment-screen.tsx'

export const Route = createFileRoute('/_campaign/debug-env')({ component: EnvironmentScreen })
