import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'
import { tableScenes } from '@waybook/messages/tableScenes'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink, PageLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useShowScene } from './prepare/use-show-scene.ts'
import { TableWithoutScene } from './table-without-scene.tsx'

/** The table without a scene. Users with the permission choose one here; others see that they are waiting for the game master. */
export function EmptyTable({ campaignId }: { readonly campaignId: string }) {
  const { may } = useMe()
  return (
    <TableWithoutScene campaignId={campaignId}>
      <Heading>{tableScenes.noScene()}</Heading>
      {may.includes('setActiveScene') ? (
        <SceneChoice campaignId={campaignId} />
      ) : (
        <>
          <p className="text-ink-2">{tableScenes.waiting()}</p>
          <p className="text-ink-2">{tableScenes.waitingHint()}</p>
        </>
      )}
    </TableWithoutScene>
  )
}

/** All scenes to prepare or show, as in the panel's list, and a link to their list. */
function SceneChoice({ campaignId }: { readonly campaignId: string }) {
  const { data, error, refetch } = useOperation('listEntities', {
    type: 'scene',
    includeImages: true,
    limit: LIST_LONG_PAGE,
  })
  const { show, pending, error: notShown } = useShowScene(campaignId)
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const scenes = data.entities
  return (
    <>
      <p className="max-w-measure text-pretty text-ink-2">
        {scenes.length === 0 ? tableScenes.noScenes() : tableScenes.openHint()}
      </p>
      {notShown ? <ErrorAlert message={notShown.message} /> : null}
      <ul className="my-4 flex flex-wrap justify-center gap-4 empty:hidden">
        {scenes.map((scene) => (
          <SceneTile
            key={scene.id}
            campaignId={campaignId}
            scene={scene}
            showing={pending === scene.id}
            onShow={() => void show(scene)}
          />
        ))}
      </ul>
      <ButtonLink href="/scenes" variant={scenes.length === 0 ? 'primary' : 'secondary'}>
        {tableScenes.scenes()}
      </ButtonLink>
    </>
  )
}

interface SceneTileProps {
  readonly campaignId: string
  readonly scene: Pick<EntityCard, 'id' | 'name' | 'type' | 'image'>
  /** Whether the scene is being made active. */
  readonly showing: boolean
  readonly onShow: () => void
}

/** A scene. Its picture opens it for the game master only, and the button shows it to players. */
function SceneTile({ campaignId, scene, showing, onShow }: SceneTileProps) {
  return (
    <li className="grid w-36 grid-rows-[1fr_auto] md:w-52">
      <PageLink
        href={`/vtt/${campaignId}`}
        search={{ scene: scene.id }}
        className="grid content-start gap-2 rounded-control p-2 text-start text-ink no-underline hover:bg-raised"
      >
        <EntityImage entity={scene} sizes="13rem" className="aspect-3/2 w-full" />
        <span className="leading-snug font-semibold text-pretty">{scene.name}</span>
        {scene.image ? null : <span className="text-14 leading-5 text-ink-2">{tableScenes.noMap()}</span>}
      </PageLink>
      <Button
        size="small"
        className="mx-2"
        aria-label={tableScenes.showToPlayers({ name: scene.name })}
        busy={showing}
        busyLabel={tableScenes.settingActive()}
        onClick={onShow}
      >
        {tableScenes.show()}
      </Button>
    </li>
  )
}
