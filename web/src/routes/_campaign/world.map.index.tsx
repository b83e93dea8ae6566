import { createFileRoute } from '@tanstack/react-router'

import { MapScreen } from '#screens/world/map/map-screen.tsx'

export const Route = createFileRoute('/_campaign/world/map/')({ component: () => <MapScreen id={null} /> })
