import { home } from '@waybook/messages/home'

import { usePeople } from '#api/live/live.ts'
import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

interface OpenTableProps {
  readonly sceneId: string
  /** Whether the panel has the row to itself. */
  readonly isAlone: boolean
}

/** What phones have no room for. */
const rest = (words: string) => <span className="max-md:sr-only">{words}</span>

/** Links to the active scene, and lets the game master end the evening. Reserves room for its name and picture while they load. */
export function OpenTable({ sceneId, isAlone }: OpenTableProps) {
  const { data } = useOperation('getEntities', { ids: [sceneId] })
  const there = usePeople().length
  const isGameMaster = useMe().role === 'gameMaster'
  const scene = data?.entities[0]
  return (
    <section
      aria-labelledby="open-table"
      className={`relative z-1 grid gap-x-6 gap-y-3 card p-4 night max-md:-mt-14 max-md:grid-cols-main max-md:items-end ${
        isAlone ? 'md:grid-cols-main md:items-center md:px-6' : 'lg:order-1 lg:p-5'
      }`}
    >
      <div>
        <p className="text-14 text-ink-2">{there > 1 ? home.tableOpenWith({ count: there }) : home.tableOpen()}</p>
        <h2 id="open-table" className="min-h-[1lh] text-20 md:text-22">
          {scene?.name ?? ' '}
        </h2>
      </div>
      {isAlone ? null : (
        <div aria-hidden="true" className="neatline aspect-video overflow-hidden rounded-plate max-lg:hidden">
          {scene?.image ? <PictureImage picture={scene.image} alt="" sizes="20rem" /> : null}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isGameMaster ? (
          <Button variant="ghost" onClick={openEveningEnd}>
            <RichMessage parts={home.endEvening({ rest })} />
          </Button>
        ) : null}
        <ButtonLink href="/vtt" variant="primary">
          <span>
            <RichMessage parts={home.joinTable({ rest })} />
          </span>
        </ButtonLink>
      </div>
    </section>
  )
}
