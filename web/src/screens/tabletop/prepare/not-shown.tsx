import { useOperation } from '#api/operation-query.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { PageLink } from '#ui/button/page-link.tsx'

import { useTable } from '../table-context.ts'

/** The note beside the name of a prepared scene: the scene that players see instead. */
export function NotShown() {
  const { campaignId } = useTable()
  const active = useActiveScene()
  if (active === undefined) return 'Not shown'
  if (active === null) return 'Not shown: players see no scene'
  return (
    <>
      {'Not shown: players see '}
      <PageLink href={`/vtt/${campaignId}`} className="text-link underline">
        <ActiveName sceneId={active} />
      </PageLink>
    </>
  )
}

function ActiveName({ sceneId }: { readonly sceneId: string }) {
  return useOperation('getSceneDetails', { sceneId }).data?.scene.name ?? 'another scene'
}
