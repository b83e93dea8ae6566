import { categoryOf, idFromRoute, isEntityId, type Scene } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useLookup, type Lookup } from '#parts/entity/use-entity.ts'
import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ScenePage } from './scene-page.tsx'

/** `segment` is the part of the URL after `/scenes/`: a slug or a full id. */
export function SceneScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/scenes">Back to Scenes</BackLink>
      <LoadedScene id={idFromRoute(categoryOf.scene, segment)} />
    </>
  )
}

function LoadedScene({ id }: { readonly id: string }) {
  const lookup = useScene(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.scene.id : null)
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind="Scene" />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return <FailedPage title="Error loading scene" reason={lookup.message} onRetry={lookup.retry} />
    case 'found':
      return <ScenePage scene={lookup.scene} />
  }
}

/** Looks up a scene by its id. A scene that the viewer may not see counts as not found. */
function useScene(sceneId: string): Lookup<{ readonly scene: Scene }> {
  const enabled = isEntityId(sceneId)
  const query = useOperation('getSceneDetails', { sceneId }, { enabled })
  // Sections of the page read these. Requested together with the scene, they save a round trip.
  useOperation('getSceneEntities', { sceneId }, { enabled })
  useOperation('getSceneTransitions', { sceneId }, { enabled })
  const lookup = useLookup(query, ({ scene }) => ({ scene }))
  return enabled ? lookup : { state: 'notFound' }
}
