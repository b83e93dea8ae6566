import { createFileRoute } from '@tanstack/react-router'

import { TabletopScreen } from '#screens/tabletop/tabletop-screen.tsx'

export const Route = createFileRoute('/_campaign/vtt/$adventureId')({ component: Tabletop })

function Tabletop() {
  const { adventureId } = Route.useParams()
  return <TabletopScreen key={adventureId} campaignId={adventureId} />
}
