import type { SceneEntity } from '@waybook/contract'
import { scenePage } from '@waybook/messages/scenePage'

import { useOperation } from '#api/operation-query.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** The entities in a scene, each with its visual description. */
export function SceneEntities({ sceneId }: { readonly sceneId: string }) {
  const { data, error, refetch } = useOperation('getSceneEntities', { sceneId })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data || data.entities.length === 0) return null
  return (
    <section aria-label={scenePage.inScene()}>
      <h2 className="mb-2 text-26">{scenePage.inScene()}</h2>
      <ul>
        {data.entities.map((entity) => (
          <SceneEntityRow key={entity.id} entity={entity} />
        ))}
      </ul>
    </section>
  )
}

function SceneEntityRow({ entity }: { readonly entity: SceneEntity }) {
  return (
    <li className="relative grid lead-cols-16 gap-x-4 border-b border-line py-4 first:pt-2 last:border-0">
      <EntityImage entity={entity} sizes="4rem" className="size-16 [--neatline-inset:4px] [&_img]:object-[50%_22%]" />
      <div>
        <p>
          <EntityLink id={entity.id} name={entity.name} className="whole-target" />{' '}
          <span className="text-14 text-ink-2">{typeNames[entity.type].singular}</span>
        </p>
        <HiddenMark entity={entity} className="block text-14 text-ink-2" />
        <p className="mt-1 max-w-measure text-pretty">{entity.visualDescription}</p>
      </div>
    </li>
  )
}
