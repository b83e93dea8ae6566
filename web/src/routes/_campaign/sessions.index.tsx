import { createFileRoute } from '@tanstack/react-router'

import { SessionsScreen } from '#screens/sessions/sessions-screen.tsx'

export const Route = createFileRoute('/_campaign/sessions/')({ component: SessionsScreen })
