import { currentLanguage } from '@waybook/messages'
import { useRef, type PointerEvent, type ReactNode } from 'react'

import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useListTitle } from './place-list.tsx'

interface PlacesSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The list. */
  readonly children: ReactNode
}

/** The list of places on narrow windows. */
export function PlacesSheet({ open, onClose, children }: PlacesSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} shape="sheet" title={useListTitle()}>
      <div className="grid max-h-[60dvh] min-h-0">{children}</div>
    </Dialog>
  )
}

/** The minimum upward swipe, in pixels. */
const SWIPE_PX = 40

/** Calls back when a finger swipes up. */
function useSwipeUp(onSwipe: () => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientY, pointerType }: PointerEvent) =>
      (from.current = pointerType === 'mouse' ? null : clientY),
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null || from.current - clientY < SWIPE_PX) return
      from.current = null
      onSwipe()
    },
    onPointerCancel: () => (from.current = null),
  }
}

/** On narrow windows, a bar at the bottom of the map with the number of places. Pressing it or swiping up opens the list. */
export function PlacesHandle({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const swipe = useSwipeUp(onOpen)
  const title = useListTitle()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      {...swipe}
      className="map-card z-3 flex min-h-hit touch-none items-center justify-between gap-3 px-4 font-semibold lg:hidden"
    >
      <span>
        {title} <span className="ms-1 font-normal text-ink-2">{count.toLocaleString(currentLanguage())}</span>
      </span>
      <Icon name="chevron-down" className="rotate-180" />
    </button>
  )
}
