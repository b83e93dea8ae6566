import { createFileRoute } from '@tanstack/react-router'

import { TabletopScreen } from '#screens/tabletop/tabletop-screen.tsx'

export const Route = createFileRoute('/_campaign/vtt/')({ component: () => <TabletopScreen adventureId={null} /> })
