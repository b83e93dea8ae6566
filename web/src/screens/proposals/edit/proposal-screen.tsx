import type { AnswerOf } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useLookup } from '#parts/entity/use-entity.ts'
import { BackLink, ButtonLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ProposalForm } from './proposal-form.tsx'

/** A proposal that the game master edits before accepting it. */
export function ProposalScreen({ proposalId }: { readonly proposalId: string }) {
  const isGameMaster = useMe().role === 'gameMaster'
  // Loaded once. Accepting reports what others changed after that.
  const query = useOperation('getProposal', { proposalId }, { enabled: isGameMaster, gcTime: 0, staleTime: 'static' })
  const lookup = useLookup(query, (found: AnswerOf<'getProposal'>) => ({ found }))
  if (!isGameMaster) return <Gone title={proposals.onlyGameMaster()} text={proposals.ownInList()} />
  switch (lookup.state) {
    case 'found':
      return <ProposalForm found={lookup.found} />
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <Gone title={proposals.noLongerOpen()} text={proposals.decidedOrDeleted()} />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return <FailedPage title={proposals.errorLoading()} reason={lookup.message} onRetry={lookup.retry} />
  }
}

function Gone({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <BackLink href="/proposals">{proposals.backToProposals()}</BackLink>
      <PageHead title={title} />
      <EmptyState action={<ButtonLink href="/proposals">{proposals.openProposals()}</ButtonLink>}>{text}</EmptyState>
    </>
  )
}
