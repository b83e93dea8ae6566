import { useQueryClient } from '@tanstack/react-query'
import { home } from '@waybook/messages/home'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

/** Marks the listed changes as seen. */
export function SeenButton({ upTo }: { readonly upTo: number }) {
  const queries = useQueryClient()
  const { queryKey } = operationQuery('getChangesSinceVisit', {})
  const { mutate } = useWrite('noteVisit', {
    params: () => ({ seen: upTo }),
    onMutate: () => {
      queries.setQueryData(queryKey, { changes: [], upTo: null })
      // The focused button is removed.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
  return (
    <button
      type="button"
      className="min-h-hit shrink-0 px-2 font-semibold text-link hover:underline"
      onClick={() => mutate(undefined)}
    >
      {home.markSeen()}
    </button>
  )
}
