import { createFileRoute } from '@tanstack/react-router'

import { ProfileScreen } from '#screens/profile/profile-screen.tsx'

export const Route = createFileRoute('/_campaign/profile')({ component: ProfileScreen })
