import { categoryOf, idFromRoute } from '@waybook/contract'

import { BackLink } from '#ui/button/back-link.tsx'
import { FailedPage } from '#ui/state/failed-page.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EntityNotFound } from '../../parts/entity/entity-not-found.tsx'
import { ScenePage } from './scene-page.tsx'
import { useScene } from './use-scene.ts'

/** `segment` is what the address says behind `/scenes/`: a bare name, or a whole id. */
export function SceneScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/scenes">Back to Scenes</BackLink>
      <Scene id={idFromRoute(categoryOf.scene, segment)} />
    </>
  )
}

function Scene({ id }: { readonly id: string }) {
  const asked = useScene(id)
  switch (asked.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind="Scene" />
    case 'failed':
      return <FailedPage title="Error loading scene" reason={asked.message} onRetry={asked.retry} />
    case 'found':
      return <ScenePage scene={asked.scene} />
  }
}
