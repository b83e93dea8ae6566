import { LIST_LIMIT_MAX, type EntityCard } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useSetActiveScene } from '#parts/active-scene/active-scene.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { PanelSection } from './panel-section.tsx'

/** For the game master: all scenes, to choose the active one. */
export function ScenesSection({ campaignId }: { readonly campaignId: string }) {
  return useMe().may.includes('editTokens') ? <Scenes campaignId={campaignId} /> : null
}

function Scenes({ campaignId }: { readonly campaignId: string }) {
  const { data: active } = useOperation('getActiveScene', { campaignId })
  const { data } = useOperation('listEntities', { type: 'scene', includeImages: true, limit: LIST_LIMIT_MAX })
  const { mutate, isPending, variables, error } = useSetActiveScene()
  if (!data) return null
  return (
    <PanelSection title="Scenes" note={`${data.entities.length}`}>
      <ul>
        {data.entities.map((scene) => (
          <SceneRow
            key={scene.id}
            scene={scene}
            active={scene.id === active?.sceneId}
            setting={isPending && variables === scene.id}
            onSet={() => mutate(scene.id)}
          />
        ))}
      </ul>
      {error ? <ErrorAlert message={error.message} /> : null}
    </PanelSection>
  )
}

interface SceneRowProps {
  readonly scene: Pick<EntityCard, 'id' | 'name' | 'type' | 'image'>
  readonly active: boolean
  /** Whether it is being made the active scene. */
  readonly setting: boolean
  readonly onSet: () => void
}

/** A scene; pressing it makes it the active one. */
function SceneRow({ scene, active, setting, onSet }: SceneRowProps) {
  const isDisabled = active || setting || !scene.image
  const state = setting ? 'Setting Active...' : active ? 'Active Scene' : scene.image ? '' : 'No picture yet'
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        aria-current={active || undefined}
        onClick={isDisabled ? undefined : onSet}
        className="flex min-h-14 w-full items-center gap-3 rounded-control py-1 text-start -outline-offset-3 hover:bg-raised aria-disabled:cursor-default"
      >
        <EntityImage entity={scene} sizes="4rem" className="h-10 w-15 shrink-0 after:hidden" />
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{scene.name}</span>
          {state === '' ? null : <span className="text-14 leading-5 text-ink-2">{state}</span>}
        </span>
      </button>
    </li>
  )
}
