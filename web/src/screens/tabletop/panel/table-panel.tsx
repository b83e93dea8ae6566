import { tablePanel } from '@waybook/messages/tablePanel'
import type { ReactNode } from 'react'

import { PanelFrame } from './panel-frame.tsx'
import { PeopleSection } from './people-section.tsx'

interface TablePanelProps {
  /** Moves the focus to the token that opened the panel. Returns whether there is one. */
  readonly focusOpener?: () => boolean
  /** A section about the selected token, below the others. */
  readonly selected?: ReactNode
  readonly children?: ReactNode
}

/** A player's panel: everything on the table except the map. */
export function TablePanel({ focusOpener, selected, children }: TablePanelProps) {
  return (
    <PanelFrame
      coversBelow="lg"
      focusOpener={focusOpener}
      head={
        <p
          aria-hidden="true"
          className="flex h-14 shrink-0 items-center px-4 font-serif text-20 font-semibold max-md:portrait:hidden"
        >
          {tablePanel.table()}
        </p>
      }
    >
      <div className="table-panel-content grid grid-cols-1 content-start gap-5 overscroll-contain p-4 max-md:pb-8 md:pt-2">
        {children}
        <PeopleSection />
      </div>
      <div className="grid grid-cols-1 gap-3 border-t border-line p-4 empty:hidden max-md:pb-8">{selected}</div>
    </PanelFrame>
  )
}
