import { useQueryClient } from '@tanstack/react-query'
import { routeOf, type AnswerOf } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

type Deleted = AnswerOf<'listDeleted'>['entities'][number]

/** The pages that were deleted, and can be restored with everything that belongs to them. */
export function DeletedSection() {
  const { data, error, refetch } = useOperation('listDeleted', {})
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.entities.length === 0)
    return <EmptyState>Nothing is deleted. Deleted pages stay here, and can be restored.</EmptyState>
  return (
    <ul aria-label="Deleted pages" className="max-w-[48rem]">
      {data.entities.map((entity) => (
        <DeletedRow key={`${entity.id} ${entity.at}`} entity={entity} />
      ))}
    </ul>
  )
}

function DeletedRow({ entity }: { readonly entity: Deleted }) {
  const { id, name, type, at, by } = entity
  const queries = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useWrite('restoreEntity', {
    params: () => ({ id }),
    // The row stays until the list is asked for again, so that the link to the page can be followed.
    onSuccess: async () => {
      await queries.invalidateQueries({ predicate: ({ queryKey: [read] }) => read !== 'listDeleted' })
    },
  })
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">
          {`${typeNames[type].singular}, deleted ${formatDateTime(at)}${by === null ? '' : ` by ${by}`}`}
        </p>
      </div>
      {isSuccess ? (
        <PageLink href={routeOf(id)} className="inline-flex min-h-hit items-center font-semibold text-link">
          {`${name} is back`}
        </PageLink>
      ) : (
        <Button busy={isPending} busyLabel="Restoring..." onClick={() => mutate(undefined)}>
          Restore
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      )}
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}
