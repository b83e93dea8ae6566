import { useEffect, type ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { CallBar } from '#screens/layout/calls/calls.tsx'

import './hud/table-grid.css'

import { Announcer } from './announcer.tsx'
import { usePanelOpen } from './panel/panel-open.ts'
import { SceneOnTable } from './scene-on-table.tsx'
import { TableLoading } from './table-notice.tsx'

const EmptyTable = lazyPart(async () => (await import('./empty-table.tsx')).EmptyTable)

interface TabletopProps {
  /** The id in the address. */
  readonly campaignId: string
  /** The scene in the address, to be prepared; players get the active one all the same. */
  readonly wanted: string | null
}

export function TabletopScreen(props: TabletopProps) {
  return (
    <TableFrame>
      <Tabletop {...props} />
    </TableFrame>
  )
}

function Tabletop({ campaignId, wanted }: TabletopProps) {
  const mayPrepare = useMe().may.includes('editTokens')
  const { data, error, refetch } = useOperation('getActiveScene', { campaignId })
  const isMissing = data?.sceneId === null
  useEffect(() => {
    if (isMissing) console.warn(`No active scene in ${campaignId}`)
  }, [isMissing, campaignId])
  if (data === undefined) return <TableLoading campaignId={campaignId} error={error} onRetry={() => void refetch()} />
  const sceneId = mayPrepare && wanted !== null ? wanted : data.sceneId
  if (sceneId === null) return <EmptyTable campaignId={campaignId} />
  return <SceneOnTable key={sceneId} campaignId={campaignId} sceneId={sceneId} isActive={sceneId === data.sceneId} />
}

/** Fills the whole window except, on phones, the tabs. The layout hides its bars for an element with `data-fills-window`. */
function TableFrame({ children }: { readonly children: ReactNode }) {
  const [open] = usePanelOpen()
  return (
    <div
      data-fills-window
      data-panel={open ? 'open' : 'closed'}
      className="table-grid fixed inset-x-0 top-(--view-bar) bottom-0 z-4 grid overflow-hidden night [background:#000]! max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] md:data-[panel=open]:[--table-panel:23rem] lg:data-[panel=open]:has-[[data-runs-encounter]]:[--table-panel:26.5rem] landscape:data-[panel=open]:[--table-panel:23rem] print:hidden"
    >
      {children}
      <CallBar className="pointer-events-none z-3 [grid-area:call] *:pointer-events-auto [@media(height<32rem)]:max-h-28 [@media(height<32rem)]:overflow-y-auto" />
      <Announcer />
    </div>
  )
}
