import { tablePanel } from '@waybook/messages/tablePanel'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { useNarrowerThan } from '#ui/page/use-narrow.ts'
import { Icon } from '#ui/text/icon.tsx'

import './table-panel.css'

import { usePanelOpen } from './panel-open.ts'

interface PanelFrameProps {
  /** Below this width, the panel covers the map, and Back and Escape close it. */
  readonly coversBelow: 'md' | 'lg'
  /** The upper row, which stays when the panel is closed on a phone if `keepsHead` is set. */
  readonly head: ReactNode
  readonly keepsHead?: boolean
  /** Moves the focus to the token that opened the panel. Returns whether there is one. */
  readonly focusOpener?: (() => boolean) | undefined
  readonly children: ReactNode
}

/** The panel beside the map with the button that opens it. On phones it is a sheet over the lower half. */
export function PanelFrame({ coversBelow, head, keepsHead = false, focusOpener, children }: PanelFrameProps) {
  const id = useId()
  const [open, setOpen] = usePanelOpen()
  const isNarrow = useNarrowerThan('md')
  const coversMap = useNarrowerThan(coversBelow)
  useCloseOnBack(open && coversMap, () => setOpen(false))
  const toggle = useRef<HTMLButtonElement>(null)
  // Moves the focus to the token that opened the panel, else to the button. Dialogs opened from the panel handle Escape themselves.
  const leave = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (coversMap) setOpen(false)
    if (!focusOpener?.()) toggle.current?.focus()
  }
  const showsHeadOnly = !open && keepsHead && isNarrow
  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        hidden={showsHeadOnly}
        className="table-panel-button hud flex min-h-14 items-center gap-2 self-start justify-self-end px-3 font-semibold hover:bg-night-2"
      >
        <Icon name={open ? 'close' : 'more'} />
        <span className={keepsHead && open ? 'sr-only' : 'max-md:sr-only'}>
          {open ? tablePanel.close() : tablePanel.table()}
        </span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the elements in it */}
      <aside
        id={id}
        aria-label={tablePanel.table()}
        data-table-panel
        hidden={!open && !showsHeadOnly}
        onKeyDown={leave}
        className="table-panel hud"
      >
        {head}
        {showsHeadOnly ? null : children}
      </aside>
    </>
  )
}
