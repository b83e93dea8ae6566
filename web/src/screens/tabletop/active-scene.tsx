import { useQuery } from '@tanstack/react-query'

import { usePageTitle } from '#ui/page/page-title.ts'

import { operationQuery } from '../../client/operation-query.ts'
import { EmptyTable } from './empty-table.tsx'
import { LastRoll } from './hud/last-roll.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { SceneMap } from './map/scene-map.tsx'
import { SelectedToken } from './panel/selected-token.tsx'
import { TablePanel } from './panel/table-panel.tsx'
import { TokenActions } from './panel/token-actions.tsx'
import { TokensSection } from './panel/tokens-section.tsx'
import { TableContext } from './table-context.ts'
import { TableLoading } from './table-loading.tsx'
import { useTableOf } from './use-table-of.ts'

interface ActiveSceneProps {
  readonly campaignId: string
  readonly sceneId: string
}

/** The scene on the table, with its tokens. */
export function ActiveScene({ campaignId, sceneId }: ActiveSceneProps) {
  const { data, error, refetch } = useQuery(operationQuery('getSceneDetails', { sceneId }))
  const table = useTableOf(campaignId, sceneId)
  const name = data?.scene.name ?? 'Virtual tabletop'
  usePageTitle(name)
  if (!data) return <TableLoading error={error} onRetry={() => void refetch()} />
  const { image } = data.scene
  return (
    <TableContext value={table}>
      {image ? (
        <SceneMap name={name} picture={image} />
      ) : (
        <EmptyTable title={name}>This scene has no picture any more.</EmptyTable>
      )}
      <TableBar href={`/${sceneId}`} sceneName={image ? name : null} />
      <LastRoll />
      <TablePanel campaignId={campaignId} actions={<TokenActions />} selected={<SelectedToken />}>
        <TokensSection />
      </TablePanel>
    </TableContext>
  )
}
