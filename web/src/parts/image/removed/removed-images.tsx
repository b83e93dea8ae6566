import { useQueryClient } from '@tanstack/react-query'
import type { RemovedImage as Removed } from '@waybook/contract'
import { image } from '@waybook/messages/image'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { invalidateEntity } from '#parts/entity/use-entity.ts'
import { Button } from '#ui/button/button.tsx'
import { Plate } from '#ui/picture/plate.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { dateFormat } from '#ui/text/words.ts'

/** The deleted or replaced pictures that can be restored. Collapsed, because users rarely need them. Renders nothing if there are none. */
export function RemovedImages({ entityId }: { readonly entityId: string }) {
  const { data, error, refetch } = useOperation('getRemovedImages', { entityId })
  if (data ? data.images.length === 0 : error === null) return null
  return (
    <details className="print:hidden">
      <summary className="flex min-h-hit items-center text-14 text-link underline">{image.restoreEarlier()}</summary>
      {data ? (
        <ul aria-label={image.removedPictures()}>
          {data.images.map((removed) => (
            <RemovedImage key={removed.id} entityId={entityId} removed={removed} />
          ))}
        </ul>
      ) : (
        <ErrorAlert message={error?.message ?? ''} onRetry={() => void refetch()} />
      )}
    </details>
  )
}

const formatDay = dateFormat({ day: 'numeric', month: 'long' }, 'en')

interface RemovedImageProps {
  readonly entityId: string
  readonly removed: Removed
}

function RemovedImage({ entityId, removed }: RemovedImageProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('restoreImage', {
    params: (imageId: string) => ({ entityId, imageId }),
    onSuccess: async () => await invalidateEntity(queries, entityId),
  })
  const date = formatDay(removed.removedAt)
  return (
    <li className="grid lead-cols-18 items-center gap-4 border-b border-line py-3 last:border-0">
      <Plate
        picture={removed.image}
        alt={image.removedAlt({ date })}
        sizes="4.5rem"
        onClick="new-tab"
        className="aspect-square w-full [--neatline-inset:4px]"
      />
      <div className="grid justify-items-start gap-2 text-14">
        <p>
          {image.removedOn({ date })}
          <span className="block text-ink-2">{restorableWords(removed.restorableUntil)}</span>
        </p>
        <Button size="compact" busy={isPending} busyLabel={image.restoring()} onClick={() => mutate(removed.id)}>
          {image.restore()}
        </Button>
        {error ? <ErrorAlert message={error.message} /> : null}
      </div>
    </li>
  )
}

/** Pictures from the campaign folder can be restored at any time. */
function restorableWords(untilMs: number | null): string {
  return untilMs === null ? image.fromFolder() : image.restorableUntil({ date: formatDay(untilMs) })
}
