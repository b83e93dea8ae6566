import { createFileRoute } from '@tanstack/react-router'

import { readTableSearch } from '#screens/tabletop/prepare/table-search.ts'
import { TabletopScreen } from '#screens/tabletop/tabletop-screen.tsx'

export const Route = createFileRoute('/_campaign/vtt/$adventureId')({
  validateSearch: readTableSearch,
  component: Tabletop,
})

function Tabletop() {
  const { adventureId } = Route.useParams()
  const { scene } = Route.useSearch()
  return <TabletopScreen key={adventureId} campaignId={adventureId} wanted={scene ?? null} />
}
