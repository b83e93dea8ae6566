import { createFileRoute } from '@tanstack/react-router'

import { SessionScreen } from '#screens/sessions/session-screen.tsx'

export const Route = createFileRoute('/_campaign/sessions/$sessionId')({ component: Session })

function Session() {
  const { sessionId } = Route.useParams()
  return <SessionScreen key={sessionId} sessionId={sessionId} />
}
