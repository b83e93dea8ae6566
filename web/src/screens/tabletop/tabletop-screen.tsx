import { useEffect, type ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { ActiveScene } from './active-scene.tsx'
import { Announcer } from './announcer.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { usePanelOpen } from './panel/panel-open.ts'
import { TablePanel } from './panel/table-panel.tsx'
import { EmptyTable, TableLoading } from './table-notice.tsx'

/** `adventureId` is the campaign's id in the URL; `null` if it has none. */
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
  const { data, error, refetch } = useOperation('getActiveScene', { campaignId })
  const isMissing = data?.sceneId === null
  useEffect(() => {
    if (isMissing) console.warn(`No active scene in ${campaignId}`)
  }, [isMissing, campaignId])
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

/** Fills the whole window except, on phones, the tabs. The layout hides its bars for an element with `data-fills-window`. */
function TableFrame({ children }: { readonly children: ReactNode }) {
  const [open] = usePanelOpen()
  return (
    <div
      data-fills-window
      data-panel={open ? 'open' : 'closed'}
      className="fixed inset-0 z-4 overflow-hidden night [background:#000]! max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] md:data-[panel=open]:[--table-panel:23rem] landscape:data-[panel=open]:[--table-panel:23rem] print:hidden"
    >
      {children}
      <Announcer />
    </div>
  )
}
