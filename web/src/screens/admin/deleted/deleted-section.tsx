import { useQueryClient } from '@tanstack/react-query'
import { routeOf, type AnswerOf } from '@waybook/contract'
import { admin } from '@waybook/messages/admin'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

type Deleted = AnswerOf<'listDeleted'>['entities'][number]

/** Deleted pages, which can be restored with everything that belongs to them. */
export function DeletedSection() {
  const { data, error, refetch } = useOperation('listDeleted', {})
  // Restored pages stay listed with a link. The live connection refetches the list, which no longer has them.
  const [restored, setRestored] = useState<readonly Deleted[]>([])
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const isRestored = ({ id, at }: Deleted) => restored.some((one) => one.id === id && one.at === at)
  const rows = [...data.entities.filter((one) => !isRestored(one)), ...restored].toSorted((a, b) => b.at - a.at)
  if (rows.length === 0) return <EmptyState>{admin.noDeleted()}</EmptyState>
  return (
    <ul aria-label={admin.deletedPages()} className="max-w-[48rem]">
      {rows.map((entity) => (
        <DeletedRow
          key={`${entity.id} ${entity.at}`}
          entity={entity}
          restored={isRestored(entity)}
          onRestored={() => setRestored((others) => [...others, entity])}
        />
      ))}
    </ul>
  )
}

interface DeletedRowProps {
  readonly entity: Deleted
  readonly restored: boolean
  readonly onRestored: () => void
}

function DeletedRow({ entity, restored, onRestored }: DeletedRowProps) {
  const { id, name, type, at, by } = entity
  const facts = { kind: typeNames[type].singular, date: formatDateTime(at) }
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('restoreEntity', {
    params: () => ({ id }),
    onSuccess: async () => {
      onRestored()
      await queries.invalidateQueries()
    },
  })
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-0 md:grid-cols-main md:items-center">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">
          {by === null ? admin.deletedAt(facts) : admin.deletedBy({ ...facts, name: by })}
        </p>
      </div>
      {restored ? (
        <PageLink className="line-link" href={routeOf(id)}>
          {admin.wasRestored({ name })}
        </PageLink>
      ) : (
        <Button busy={isPending} busyLabel={admin.restoring()} onClick={() => mutate(undefined)}>
          <RichMessage parts={admin.restore({ name }, unseen)} />
        </Button>
      )}
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}
