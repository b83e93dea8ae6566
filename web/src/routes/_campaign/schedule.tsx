import { createFileRoute } from '@tanstack/react-router'

import { ScheduleScreen } from '#screens/schedule/schedule-screen.tsx'

export const Route = createFileRoute('/_campaign/schedule')({ component: ScheduleScreen })
