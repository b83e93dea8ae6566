import { createFileRoute, redirect } from '@tanstack/react-router'

/** The World begins with its map. */
export const Route = createFileRoute('/_campaign/world/')({
  beforeLoad: () => redirect({ to: '/world/map', replace: true, throw: true }),
})
