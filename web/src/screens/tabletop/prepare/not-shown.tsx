import { tableScenes } from '@waybook/messages/tableScenes'

import { useOperation } from '#api/operation-query.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useTable } from '../table-context.ts'

/** The note beside the name of a prepared scene: the scene that players see instead. */
export function NotShown() {
  const active = useActiveScene()
  if (active === undefined) return tableScenes.notShown()
  return active === null ? tableScenes.noneShown() : <OtherShown sceneId={active} />
}

function OtherShown({ sceneId }: { readonly sceneId: string }) {
  const { campaignId } = useTable()
  const name = useOperation('getSceneDetails', { sceneId }).data?.scene.name ?? tableScenes.anotherScene()
  const scene = (words: string) => (
    <PageLink href={`/vtt/${campaignId}`} className="text-link underline">
      {words}
    </PageLink>
  )
  return <RichMessage parts={tableScenes.otherShown({ name }, { scene })} />
}
