import { tableWords } from '@waybook/messages/tableWords'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { HistoryTools } from './hud/history-tools.tsx'
import { TableBar } from './hud/table-bar.tsx'
import { TableFoot } from './hud/table-foot.tsx'
import { GameMasterPanel } from './panel/game-master-panel.tsx'
import { PeopleSection } from './panel/people-section.tsx'
import { TablePanel } from './panel/table-panel.tsx'
import { ScenesSection } from './prepare/scenes-section.tsx'
import { TableNotice } from './table-notice.tsx'

const SoundsSection = lazyPart(async () => (await import('./sounds/sounds-section.tsx')).SoundsSection, {
  inAdvance: false,
})

interface TableWithoutSceneProps {
  readonly campaignId: string
  /** What the table says instead of showing a scene. */
  readonly children: ReactNode
}

/** The bars and the panel of a table, around a notice. */
export function TableWithoutScene({ campaignId, children }: TableWithoutSceneProps) {
  const edits = useMe().may.includes('editTokens')
  return (
    <>
      <TableNotice>
        {/* Below undo and redo. */}
        {edits ? <div className="h-14" /> : null}
        {children}
      </TableNotice>
      <TableBar href="/" />
      {edits ? (
        <div className="map-tools hud flex self-start justify-self-start p-1">
          <HistoryTools campaignId={campaignId} />
        </div>
      ) : null}
      <TableFoot />
      {edits ? (
        <GameMasterPanel
          initialTab="scenes"
          renderTab={(tab) =>
            tab === 'scenes' ? (
              <>
                <ScenesSection campaignId={campaignId} />
                <SoundsSection />
                <PeopleSection />
              </>
            ) : (
              <p className="text-ink-2">{tableWords.noSceneOnTable()}</p>
            )
          }
        />
      ) : (
        <TablePanel />
      )}
    </>
  )
}
