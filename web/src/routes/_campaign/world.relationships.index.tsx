import { createFileRoute } from '@tanstack/react-router'

import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

export const Route = createFileRoute('/_campaign/world/relationships/')({
  component: () => <RelationshipsScreen id={null} />,
})
