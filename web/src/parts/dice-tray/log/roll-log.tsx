import { useInfiniteQuery } from '@tanstack/react-query'

import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { RollEntry } from './roll-entry.tsx'
import { rollsQuery } from './rolls-query.ts'

/** What the table rolled, the newest first. */
export function RollLog() {
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(rollsQuery)
  const rolls = data?.pages.flatMap((page) => page.rolls) ?? []
  return (
    <section aria-label="Rolls of the table" className="border-t border-line pt-3">
      <h3 className="font-sans text-12 text-ink-2">Rolls of the table</h3>
      {isPending ? <Spinner /> : null}
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data && rolls.length === 0 ? <EmptyState>Nobody has rolled yet.</EmptyState> : null}
      <ol>
        {rolls.map((roll) => (
          <RollEntry key={roll.id} roll={roll} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          size="small"
          className="mt-2 w-full"
          onClick={() => void fetchNextPage()}
          busy={isFetchingNextPage}
          busyLabel="Loading..."
        >
          Show more
        </Button>
      ) : null}
    </section>
  )
}
