import { createFileRoute } from '@tanstack/react-router'

import { ProposalScreen } from '#screens/proposals/edit/proposal-screen.tsx'

/** Where the game master edits a proposal before accepting it. */
export const Route = createFileRoute('/_campaign/proposals/$proposalId')({ component: Proposal })

function Proposal() {
  const { proposalId } = Route.useParams()
  return <ProposalScreen key={proposalId} proposalId={proposalId} />
}
