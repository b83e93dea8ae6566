import { useLayoutEffect, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { CallBar } from '#screens/layout/calls/calls.tsx'
import { useAskedByFold } from '#screens/layout/calls/use-open-checks.ts'
import { RollsOfOthers } from '#screens/layout/dice/dice-overlays.tsx'
import { DrawnNext } from '#ui/page/drawn-next.tsx'

import './table-layout.css'

import { Announcer } from './announcer.tsx'
import { usePanelOpen } from './panel/panel-open.ts'

interface TableLayoutProps {
  /** Whether everyone sees the scene. Encounters are only on the active scene. */
  readonly isActive: boolean
  /** The map and the bars. Each bar names its area of the grid. */
  readonly children: ReactNode
}

/**
 * Fills the whole window, except for the tabs on phones. It is one grid with an area for each bar (`table-layout.css`). Its data attributes
 * describe the other bars, so no bar has to query another one.
 */
export function TableLayout({ isActive, children }: TableLayoutProps) {
  const [open] = usePanelOpen()
  const { may, role, characterId } = useMe()
  const inEncounter = Boolean(useEncounter()) && isActive
  const follows = inEncounter && role === 'player'
  useLayoutEffect(markTable, [])
  return (
    <div
      data-panel={open ? 'open' : 'closed'}
      data-tabs={may.includes('editTokens') || undefined}
      data-encounter={follows ? 'follows' : undefined}
      data-own-state={(follows && characterId !== null) || undefined}
      data-asked={useAskedByFold().shown.length > 0 || undefined}
      className="table-layout grid night print:hidden"
    >
      {children}
      <CallBar className="pointer-events-none z-3 [grid-area:call] *:pointer-events-auto [@media(height<32rem)]:max-h-28 [@media(height<32rem)]:overflow-y-auto" />
      <div className="table-notices pointer-events-none z-3 grid grid-cols-1 justify-items-center gap-2 *:pointer-events-auto md:justify-items-end">
        <Announcer />
        <DrawnNext>
          <RollsOfOthers className="w-full md:max-w-94 crowded:hidden [@media(height<20rem)]:hidden [@media(height<32rem)]:in-data-own-state:hidden" />
        </DrawnNext>
      </div>
    </div>
  )
}

/** Dialogs are beside the page in the document. The mark makes those over a table dark, like the table. */
function markTable() {
  document.documentElement.dataset['atTable'] = ''
  return () => {
    delete document.documentElement.dataset['atTable']
  }
}
