import { createFileRoute } from '@tanstack/react-router'

import { readLater } from '#screens/read-later.ts'
import type { GraphFilter } from '#screens/world/relationships/graph-filter.ts'
import { RelationshipsScreen } from '#screens/world/relationships/relationships-screen.tsx'

/** The relationships of the viewer's own character, or of the entity with the most relationships. */
export const Route = createFileRoute('/_campaign/world/relationships/')({
  validateSearch: readLater<GraphFilter>,
  component: () => <RelationshipsScreen id={null} />,
})
