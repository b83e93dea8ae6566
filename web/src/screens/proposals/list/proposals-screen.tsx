import { useInfiniteQuery } from '@tanstack/react-query'
import { proposals } from '@waybook/messages/proposals'
import { useEffect, useRef } from 'react'

import { proposalsQuery } from '#api/proposals-query.ts'
import { useMe } from '#api/session.ts'
import { storeProposalsSeenAt } from '#stores/proposal-drafts.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { OpenProposal } from './open-proposal.tsx'
import { OwnProposal } from './own-proposal.tsx'

/** Lists all open proposals for the game master, and players' own proposals with their outcomes for players. */
export function ProposalsScreen() {
  const isGameMaster = useMe().role === 'gameMaster'
  const query = useInfiniteQuery(proposalsQuery())
  const list = useRef<HTMLDivElement>(null)
  const loaded = query.data?.pages.flatMap((page) => page.proposals) ?? []
  useSeen(Math.max(0, ...loaded.map(({ decidedAt }) => decidedAt ?? 0)))
  // The focused button is removed with its proposal.
  const onDone = () => list.current?.focus()
  const retry = () => void query.refetch()
  return (
    <>
      <PageHead title={proposals.title()} lede={isGameMaster ? proposals.ledeGameMaster() : proposals.ledePlayer()} />
      <div ref={list} tabIndex={-1} className="max-w-[43rem] outline-none">
        {query.isPending ? <Spinner label={proposals.loadingProposals()} /> : null}
        {query.isLoadingError ? <Failed error={query.error} onRetry={retry} /> : null}
        {query.isSuccess && loaded.length === 0 ? <EmptyState>{emptyText(isGameMaster)}</EmptyState> : null}
        {loaded.length === 0 ? null : (
          <ul aria-label={proposals.title()}>
            {loaded.map((proposal) =>
              isGameMaster ? (
                <OpenProposal key={proposal.id} proposal={proposal} onDone={onDone} />
              ) : (
                <OwnProposal key={proposal.id} proposal={proposal} />
              ),
            )}
          </ul>
        )}
        {query.hasNextPage ? (
          <Button
            onClick={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
            busyLabel={proposals.loading()}
          >
            {proposals.showOlder()}
          </Button>
        ) : null}
      </div>
    </>
  )
}

function emptyText(isGameMaster: boolean): string {
  return isGameMaster ? proposals.noneWaiting() : proposals.noneYet()
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (!navigator.onLine) return <NeedsConnection onReachable={onRetry} />
  return <ErrorAlert message={proposals.failedToLoad({ reason: error.message })} onRetry={onRetry} />
}

/** Remembers on this device that the viewer has seen the last decision. */
function useSeen(decidedAt: number): void {
  const userId = useMe().user.id
  useEffect(() => {
    if (decidedAt > 0) storeProposalsSeenAt(userId, decidedAt)
  }, [userId, decidedAt])
}
