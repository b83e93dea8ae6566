import { useId, type ReactNode } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { useMe } from '../../../client/me.ts'
import { HistoryButtons } from './history/history-buttons.tsx'
import { usePanelIsOpen } from './panel-is-open.ts'
import { PeopleSection } from './people-section.tsx'
import { PlayersMove } from './players-move.tsx'
import { ScenesSection } from './scenes-section.tsx'

interface TablePanelProps {
  readonly campaignId: string
  /** What is done with tokens: in reach also while the panel is closed. */
  readonly actions?: ReactNode
  /** About the token that is selected. */
  readonly selected?: ReactNode
  /** About what stands on the table. */
  readonly children?: ReactNode
}

const place =
  'hud inset-y-2 right-2 z-4 flex w-84 max-w-[calc(100%-1rem)] flex-col md:inset-y-4 md:right-4 [@media(height<32rem)]:overflow-y-auto'
/** On an upright phone. */
const sheet =
  'max-md:portrait:inset-x-0 max-md:portrait:top-auto max-md:portrait:bottom-0 max-md:portrait:max-h-[58%] max-md:portrait:w-auto max-md:portrait:max-w-none max-md:portrait:rounded-b-none'

/** What belongs to the table beside the map: at the side, and on phones a sheet over the lower half. */
export function TablePanel({ campaignId, actions, selected, children }: TablePanelProps) {
  const id = useId()
  const [open, change] = usePanelIsOpen()
  const gameMaster = useMe().may.includes('editTokens')
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => change(!open)}
        className="hud top-2 right-2 flex min-h-14 items-center gap-2 px-3 font-semibold hover:bg-night-2 aria-expanded:z-5 md:top-4 md:right-4 md:aria-expanded:border-transparent md:aria-expanded:bg-transparent md:aria-expanded:shadow-none landscape:aria-expanded:border-transparent landscape:aria-expanded:shadow-none"
      >
        <Icon name={open ? 'close' : 'more'} />
        <span className="max-md:sr-only">{open ? 'Close' : 'Table'}</span>
      </button>
      {open ? null : <div className="absolute right-2 bottom-16 z-3 md:right-4 md:bottom-4">{actions}</div>}
      <aside id={id} aria-label="Table" hidden={!open} className={`${place} ${sheet} [&[hidden]]:hidden`}>
        <p
          aria-hidden="true"
          className="flex h-14 shrink-0 items-center px-4 font-serif text-20 font-semibold max-md:portrait:hidden"
        >
          Table
        </p>
        <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-4 max-md:pb-8 md:pt-2 [@media(height<32rem)]:flex-none [@media(height<32rem)]:overflow-visible">
          {children}
          {gameMaster ? <ScenesSection campaignId={campaignId} /> : null}
          <PeopleSection />
          {gameMaster ? <PlayersMove campaignId={campaignId} /> : null}
        </div>
        <div className="grid gap-3 border-t border-line p-4 empty:hidden">
          {selected}
          {gameMaster ? <HistoryButtons campaignId={campaignId} /> : null}
          {open ? actions : null}
        </div>
      </aside>
    </>
  )
}
