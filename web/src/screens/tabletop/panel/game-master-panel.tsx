import { useId, type ReactNode } from 'react'

import { PanelFrame } from './panel-frame.tsx'
import { usePanelOpen, usePanelTab, type PanelTab } from './panel-open.ts'
import { PanelTabList } from './panel-tab-list.tsx'

interface GameMasterPanelProps {
  /** The tab before the user chooses one. */
  readonly initialTab: PanelTab
  /** Moves the focus to the token that opened the panel. Returns whether there is one. */
  readonly focusOpener?: () => boolean
  /** Takes the place of a tab's sections and foot. */
  readonly renderInstead?: (tab: PanelTab) => ReactNode
  readonly renderTab: (tab: PanelTab) => ReactNode
  /** Below the sections, always in view. */
  readonly renderFoot?: (tab: PanelTab) => ReactNode
}

/** The game master's panel in tabs. On phones only the tabs are in view until one is chosen. */
export function GameMasterPanel(props: GameMasterPanelProps) {
  const { initialTab, focusOpener, renderInstead, renderTab, renderFoot } = props
  const contentId = useId()
  const [open] = usePanelOpen()
  const tab = usePanelTab(initialTab)
  return (
    <PanelFrame
      coversBelow="md"
      keepsHead
      focusOpener={focusOpener}
      head={<PanelTabList contentId={contentId} current={open ? tab : null} fallback={tab} />}
    >
      <div key={tab} id={contentId} role="tabpanel" aria-label={tab} className="contents">
        {renderInstead?.(tab) ?? (
          <>
            <div className="table-panel-content table-panel-sections grid grid-cols-1 content-start gap-5 overscroll-contain p-4">
              {renderTab(tab)}
            </div>
            <div className="grid grid-cols-1 gap-3 border-t border-line p-4 empty:hidden">{renderFoot?.(tab)}</div>
          </>
        )}
      </div>
    </PanelFrame>
  )
}
