import { useEffect } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { SceneOnTable } from './scene-on-table.tsx'
import { TableLayout } from './table-layout.tsx'
import { TableLoading } from './table-notice.tsx'

const EmptyTable = lazyPart(async () => (await import('./empty-table.tsx')).EmptyTable)

interface TabletopProps {
  /** The id in the URL. */
  readonly campaignId: string
  /** The scene in the URL, for preparation. Players get the active scene anyway. */
  readonly wanted: string | null
}

export function TabletopScreen({ campaignId, wanted }: TabletopProps) {
  const mayPrepare = useMe().may.includes('editTokens')
  const { data, error, refetch } = useOperation('getActiveScene', { campaignId })
  const isMissing = data?.sceneId === null
  useEffect(() => {
    if (isMissing) console.warn(`No active scene in ${campaignId}`)
  }, [isMissing, campaignId])
  const sceneId = data && mayPrepare && wanted !== null ? wanted : data?.sceneId
  const isActive = sceneId === data?.sceneId
  return (
    <TableLayout isActive={isActive}>
      {sceneId === undefined ? (
        <TableLoading campaignId={campaignId} error={error} onRetry={() => void refetch()} />
      ) : sceneId === null ? (
        <EmptyTable campaignId={campaignId} />
      ) : (
        <SceneOnTable key={sceneId} campaignId={campaignId} sceneId={sceneId} isActive={isActive} />
      )}
    </TableLayout>
  )
}
