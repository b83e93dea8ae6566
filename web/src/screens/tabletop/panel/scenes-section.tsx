import { useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@waybook/contract'

import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { operationQuery } from '../../../client/operation-query.ts'
import { useSetActiveScene } from '../../../parts/active-scene/use-set-active-scene.ts'
import { PanelSection } from './panel-section.tsx'
import { SceneRow } from './scene-row.tsx'

/** The scenes that can be put on the table. */
export function ScenesSection({ campaignId }: { readonly campaignId: string }) {
  const { data: active } = useQuery(operationQuery('getActiveScene', { campaignId }))
  const { data } = useQuery(
    operationQuery('listEntities', { type: 'scene', includeImages: true, limit: LIST_LIMIT_MAX }),
  )
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
