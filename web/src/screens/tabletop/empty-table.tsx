import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { useSetActiveScene } from '#parts/entity/set-active-scene.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { TableWithoutScene } from './table-without-scene.tsx'

/** The table without a scene. Users with the permission choose one here; others see that they are waiting for the game master. */
export function EmptyTable({ campaignId }: { readonly campaignId: string }) {
  const { may } = useMe()
  return (
    <TableWithoutScene campaignId={campaignId}>
      <Heading>No scene active</Heading>
      {may.includes('setActiveScene') ? (
        <SceneChoice />
      ) : (
        <>
          <p className="text-ink-2">Waiting for GM to set a scene</p>
          <p className="text-ink-2">The game master hasn’t opened one yet. It will appear here automatically.</p>
        </>
      )}
    </TableWithoutScene>
  )
}

/** All scenes to choose from, and a link to their list. */
function SceneChoice() {
  const { data, error, refetch } = useOperation('listEntities', {
    type: 'scene',
    includeImages: true,
    limit: LIST_LONG_PAGE,
  })
  const set = useSetActiveScene()
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const scenes = data.entities
  return (
    <>
      <p className="max-w-measure text-pretty text-ink-2">
        {scenes.length === 0
          ? 'This campaign has no scenes yet.'
          : 'Choose the scene to put on the table. Everyone sees it right away, including players.'}
      </p>
      {set.error ? <ErrorAlert message={set.error.message} /> : null}
      <ul className="my-4 flex flex-wrap justify-center gap-4 empty:hidden">
        {scenes.map((scene) => (
          <SceneButton
            key={scene.id}
            scene={scene}
            setting={set.isPending && set.variables === scene.id}
            onSet={() => set.isPending || set.mutate(scene.id)}
          />
        ))}
      </ul>
      <ButtonLink href="/scenes" variant={scenes.length === 0 ? 'primary' : 'secondary'}>
        Scenes
      </ButtonLink>
    </>
  )
}

interface SceneButtonProps {
  readonly scene: Pick<EntityCard, 'id' | 'name' | 'type' | 'image'>
  /** Whether the scene is being made active. */
  readonly setting: boolean
  readonly onSet: () => void
}

/** A scene. Pressing it makes it active. */
function SceneButton({ scene, setting, onSet }: SceneButtonProps) {
  return (
    <li className="w-36 md:w-52">
      <button
        type="button"
        aria-disabled={setting || undefined}
        onClick={onSet}
        className="grid w-full gap-2 rounded-control p-2 text-start hover:bg-raised aria-disabled:cursor-default"
      >
        <EntityImage entity={scene} sizes="13rem" className="aspect-3/2 w-full" />
        <span className="leading-snug font-semibold text-pretty">{scene.name}</span>
        {scene.image ? null : <span className="text-14 leading-5 text-ink-2">No map</span>}
        {setting ? <span className="text-14 leading-5 text-ink-2">Setting Active...</span> : null}
      </button>
    </li>
  )
}
