import type { ReactNode } from 'react'

import { TableBar } from './hud/table-bar.tsx'
import { TableFoot } from './hud/table-foot.tsx'
import { TablePanel } from './panel/table-panel.tsx'
import { ScenesSection } from './prepare/scenes-section.tsx'
import { TableNotice } from './table-notice.tsx'

interface TableWithoutSceneProps {
  readonly campaignId: string
  /** What the table says instead of showing a scene. */
  readonly children: ReactNode
}

/** The bars and the panel of a table, around a notice. */
export function TableWithoutScene({ campaignId, children }: TableWithoutSceneProps) {
  return (
    <>
      <TableNotice>{children}</TableNotice>
      <TableBar href="/" />
      <TableFoot />
      <TablePanel campaignId={campaignId}>
        <ScenesSection campaignId={campaignId} />
      </TablePanel>
    </>
  )
}
