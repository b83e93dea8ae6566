import { tablePanel } from '@waybook/messages/tablePanel'
import { useRef, type KeyboardEvent } from 'react'

import { openPanelTab, panelTabs, type PanelTab } from './panel-open.ts'

interface PanelTabListProps {
  /** The id of the element with the tab's sections. */
  readonly contentId: string
  /** `null` if the panel is closed. */
  readonly current: PanelTab | null
  /** Receives the focus by Tab while the panel is closed. */
  readonly fallback: PanelTab
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The tabs of the game master's panel. Arrow keys move between them. */
export function PanelTabList({ contentId, current, fallback }: PanelTabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = panelTabs.at((index + step) % panelTabs.length)
    if (!next) return
    openPanelTab(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.id}]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={tablePanel.table()} className="panel-tabs">
      {panelTabs.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === current}
          aria-controls={contentId}
          aria-keyshortcuts={String(index + 1)}
          tabIndex={id === (current ?? fallback) ? 0 : -1}
          onClick={() => openPanelTab(id)}
          onKeyDown={(event) => move(event, index)}
          className="panel-tab"
        >
          {name()}
        </button>
      ))}
    </div>
  )
}
