import { useQuery } from '@tanstack/react-query'

import { operationQuery } from '../../client/operation-query.ts'
import { ActiveScene } from './active-scene.tsx'
import { EmptyTable } from './empty-table.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { TablePanel } from './panel/table-panel.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableLoading } from './table-loading.tsx'

/** `adventureId` is the campaign's id as the address says it, `null` where it says none. */
export function TabletopScreen({ adventureId }: { readonly adventureId: string | null }) {
  return (
    <TableFrame>
      {adventureId === null ? (
        <>
          <EmptyTable title="No adventure specified" />
          <TableBar href="/" />
        </>
      ) : (
        <Tabletop campaignId={adventureId} />
      )}
    </TableFrame>
  )
}

function Tabletop({ campaignId }: { readonly campaignId: string }) {
  const { data, error, refetch } = useQuery(operationQuery('getActiveScene', { campaignId }))
  if (data === undefined) return <TableLoading error={error} onRetry={() => void refetch()} />
  if (data.sceneId !== null) return <ActiveScene key={data.sceneId} campaignId={campaignId} sceneId={data.sceneId} />
  return (
    <>
      <EmptyTable title="No scene active">Waiting for GM to set a scene</EmptyTable>
      <TableBar href="/" />
      <TablePanel campaignId={campaignId} />
    </>
  )
}
