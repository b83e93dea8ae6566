import { useEffect, type ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { ActiveScene } from './active-scene.tsx'
import { Announcer } from './announcer.tsx'
import { EmptyTable } from './empty-table.tsx'
import { usePanelOpen } from './panel/panel-open.ts'
import { TableLoading } from './table-notice.tsx'

/** `campaignId` is the id in the address. */
export function TabletopScreen({ campaignId }: { readonly campaignId: string }) {
  return (
    <TableFrame>
      <Tabletop campaignId={campaignId} />
    </TableFrame>
  )
}

function Tabletop({ campaignId }: { readonly campaignId: string }) {
  const { data, error, refetch } = useOperation('getActiveScene', { campaignId })
  const isMissing = data?.sceneId === null
  useEffect(() => {
    if (isMissing) console.warn(`No active scene in ${campaignId}`)
  }, [isMissing, campaignId])
  if (data === undefined) return <TableLoading campaignId={campaignId} error={error} onRetry={() => void refetch()} />
  if (data.sceneId === null) return <EmptyTable campaignId={campaignId} />
  return <ActiveScene key={data.sceneId} campaignId={campaignId} sceneId={data.sceneId} />
}

/** Fills the whole window except, on phones, the tabs. The layout hides its bars for an element with `data-fills-window`. */
function TableFrame({ children }: { readonly children: ReactNode }) {
  const [open] = usePanelOpen()
  return (
    <div
      data-fills-window
      data-panel={open ? 'open' : 'closed'}
      className="fixed inset-x-0 top-(--view-bar) bottom-0 z-4 overflow-hidden night [background:#000]! max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] md:data-[panel=open]:[--table-panel:23rem] lg:data-[panel=open]:has-[[data-runs-encounter]]:[--table-panel:26.5rem] landscape:data-[panel=open]:[--table-panel:23rem] print:hidden"
    >
      {children}
      <Announcer />
    </div>
  )
}
