import { categoryOf, idFromRoute, isEntityId, type Scene } from '@waybook/contract'
import { scenePage } from '@waybook/messages/scenePage'

import { useOperation } from '#api/operation-query.ts'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useLookup, type Lookup } from '#parts/entity/use-entity.ts'
import { BackLink } from '#ui/button/page-link.tsx'

import { ScenePage } from './scene-page.tsx'

/** `segment` is the part of the URL after `/scenes/`: a slug or a full id. */
export function SceneScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/scenes">{scenePage.back()}</BackLink>
      <LoadedScene id={idFromRoute(categoryOf.scene, segment)} />
    </>
  )
}

function LoadedScene({ id }: { readonly id: string }) {
  const lookup = useScene(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.scene.id : null)
  return lookup.state === 'found' ? <ScenePage scene={lookup.scene} /> : <LookupPage lookup={lookup} type="scene" />
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
