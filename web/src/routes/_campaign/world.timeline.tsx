import { createFileRoute } from '@tanstack/react-router'

import { TimelineScreen } from '#screens/world/timeline/timeline-screen.tsx'

export const Route = createFileRoute('/_campaign/world/timeline')({ component: TimelineScreen })
