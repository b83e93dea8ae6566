import { sheet } from '@waybook/messages/sheet'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { sheetTabs, type SheetTab } from './use-sheet-tab.ts'

const idOf = (tab: string, part: 'tab' | 'pane') => `sheet-${tab}-${part}`

interface SheetTabsProps {
  readonly tab: SheetTab
  readonly onChoose: (tab: string) => void
}

/** The names of the panes. The arrow keys, Home and End choose a tab. */
export function SheetTabs({ tab, onChoose }: SheetTabsProps) {
  const names = Object.keys(sheetTabs)
  const press = (event: KeyboardEvent) => {
    const index = nextIndex(event.key, names.indexOf(tab))
    const next = index === null ? undefined : names.at(index % names.length)
    if (next === undefined || next === tab) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(idOf(next, 'tab'))?.focus()
  }
  return (
    <div role="tablist" aria-label={sheet.tabs()} className="grid grid-flow-col wrap-normal">
      {Object.entries(sheetTabs).map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={idOf(name, 'tab')}
          aria-selected={name === tab}
          aria-controls={idOf(name, 'pane')}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={press}
          className="page-tab"
        >
          {label()}
        </button>
      ))}
    </div>
  )
}

/** The index of the tab that a key chooses. Negative indexes count from the end; the caller wraps around. Null for other keys. */
function nextIndex(key: string, current: number): number | null {
  if (key === 'ArrowRight') return current + 1
  if (key === 'ArrowLeft') return current - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : null
}

interface SheetPaneProps {
  readonly name: SheetTab
  readonly tab: SheetTab
  readonly children: ReactNode
}

/** Rendered when first shown. It then stays mounted, so switching tabs loses no state. */
export function SheetPane({ name, tab, children }: SheetPaneProps) {
  const [isDrawn, setDrawn] = useState(name === tab)
  if (name === tab && !isDrawn) setDrawn(true)
  return (
    <div
      role="tabpanel"
      id={idOf(name, 'pane')}
      aria-labelledby={idOf(name, 'tab')}
      hidden={name !== tab}
      tabIndex={0}
      className="outline-offset-4"
    >
      {isDrawn ? <div className="grid gap-4 pt-3">{children}</div> : null}
    </div>
  )
}
