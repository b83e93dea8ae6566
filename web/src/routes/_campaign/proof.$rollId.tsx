import { createFileRoute } from '@tanstack/react-router'

import { ProofScreen } from '#screens/proof/proof-screen.tsx'

export const Route = createFileRoute('/_campaign/proof/$rollId')({ component: Proof })

function Proof() {
  const { rollId } = Route.useParams()
  return <ProofScreen key={rollId} rollId={rollId} />
}
