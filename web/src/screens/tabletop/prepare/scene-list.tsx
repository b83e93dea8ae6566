import { useSearch } from '@tanstack/react-router'
import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'
import { tableScenes } from '@waybook/messages/tableScenes'
import { use } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { SceneFromMap } from '#parts/scene-from-map/scene-from-map.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { PanelSection } from '../panel/panel-section.tsx'
import { TableContext } from '../table-context.ts'
import { readTableSearch } from './table-search.ts'
import { useShowScene } from './use-show-scene.ts'

type ListedScene = Pick<EntityCard, 'id' | 'name' | 'type' | 'image'>

/** All scenes. Tapping one opens it for the game master only, and the button beside it shows it to players. */
export function SceneList({ campaignId }: { readonly campaignId: string }) {
  const active = useActiveScene()
  const { data } = useOperation('listEntities', { type: 'scene', includeImages: true, limit: LIST_LONG_PAGE })
  const { show, pending, error } = useShowScene(campaignId)
  const hasNoScene = use(TableContext) === null
  const prepared = readTableSearch(useSearch({ strict: false })).scene
  if (!data) return null
  return (
    <PanelSection title={tableScenes.scenes()} note={`${data.entities.length}`}>
      <div className="mb-2 flex flex-wrap">
        {/* A table with a scene takes pictures itself, because they may become tokens. */}
        <SceneFromMap takesDrops={hasNoScene} />
      </div>
      <ul>
        {data.entities.map((scene) => (
          <SceneRow
            key={scene.id}
            campaignId={campaignId}
            scene={scene}
            active={scene.id === active}
            here={scene.id === (prepared ?? active)}
            setting={pending === scene.id}
            onShow={() => void show(scene)}
          />
        ))}
      </ul>
      {error ? <ErrorAlert message={error.message} /> : null}
    </PanelSection>
  )
}

interface SceneRowProps {
  readonly campaignId: string
  readonly scene: ListedScene
  readonly active: boolean
  /** Whether this page shows the scene. */
  readonly here: boolean
  /** Whether the scene is being made active. */
  readonly setting: boolean
  readonly onShow: () => void
}

function SceneRow({ campaignId, scene, active, here, setting, onShow }: SceneRowProps) {
  const state = active
    ? tableScenes.playersSeeIt()
    : here
      ? tableScenes.isPreparing()
      : scene.image
        ? ''
        : tableScenes.noMap()
  return (
    <li
      className={classNames(
        'flex items-center gap-2 border-b border-line last:border-0',
        here && '-mx-2 rounded-control border-transparent bg-night-3 px-2',
      )}
    >
      <PageLink
        href={`/vtt/${campaignId}`}
        {...(active ? {} : { search: { scene: scene.id } })}
        {...(here && { 'aria-current': 'page' })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control py-1 text-start text-ink no-underline -outline-offset-3 hover:bg-raised"
      >
        <EntityImage entity={scene} sizes="4rem" className="h-10 w-15 shrink-0 after:hidden" />
        <span className="grid min-w-0">
          <span className="leading-snug line-clamp-2 font-semibold">{scene.name}</span>
          {state === '' ? null : <span className="text-14 leading-5 text-ink-2">{state}</span>}
        </span>
      </PageLink>
      {active ? null : (
        <Button
          size="small"
          aria-label={tableScenes.showToPlayers({ name: scene.name })}
          busy={setting}
          onClick={onShow}
        >
          {tableScenes.show()}
        </Button>
      )}
    </li>
  )
}
