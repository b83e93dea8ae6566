import { usePeople } from '#api/live/live.ts'
import { useOperation } from '#api/operation-query.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'

interface OpenTableProps {
  readonly sceneId: string
  /** Whether the panel has the row to itself. */
  readonly isAlone: boolean
}

/** Links to the active scene. Reserves room for its name and picture while they load. */
export function OpenTable({ sceneId, isAlone }: OpenTableProps) {
  const { data } = useOperation('getEntities', { ids: [sceneId] })
  const there = usePeople().length
  const scene = data?.entities[0]
  return (
    <section
      aria-labelledby="open-table"
      className={`relative z-1 grid gap-x-6 gap-y-3 card p-4 night max-md:-mt-14 max-md:grid-cols-main max-md:items-end ${
        isAlone ? 'md:grid-cols-main md:items-center md:px-6' : 'lg:order-1 lg:p-5'
      }`}
    >
      <div>
        <p className="text-14 text-ink-2">
          {there > 1 ? `The table is open, ${there} people are here` : 'The table is open'}
        </p>
        <h2 id="open-table" className="min-h-[1lh] text-20 md:text-22">
          {scene?.name ?? ' '}
        </h2>
      </div>
      {isAlone ? null : (
        <div aria-hidden="true" className="neatline aspect-video overflow-hidden rounded-plate max-lg:hidden">
          {scene?.image ? <PictureImage picture={scene.image} alt="" sizes="20rem" /> : null}
        </div>
      )}
      <ButtonLink href="/vtt" variant="primary">
        <span>
          Join<span className="max-md:sr-only"> the table</span>
        </span>
      </ButtonLink>
    </section>
  )
}
