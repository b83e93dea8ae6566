import { Dialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'

import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { classNames } from '#ui/text/class-names.ts'

export interface DialogWindowProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** `sheet` rises from the bottom edge on phones. */
  readonly shape?: 'window' | 'sheet'
}

const shapes = {
  window: 'animate-appear rounded-panel m-auto w-[min(32rem,100%-2rem)]',
  sheet:
    'animate-rise rounded-t-tray mx-auto mt-auto w-full max-w-[32rem] pb-[calc(1.5rem+env(safe-area-inset-bottom))] md:mb-auto md:rounded-b-tray',
}

/** Covers a roll surface that opened before it, and is covered by one that opens later: all have the same `z-index`. */
export function DialogWindow({ open, onClose, title, children, shape = 'window' }: DialogWindowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useCloseOnBack(open, onClose)
  // Doesn't scroll, because the sheet is still rising and its heading is below the window. `false` keeps the focus there.
  const focusHeading = () => {
    heading.current?.focus({ preventScroll: true })
    return false
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-12 animate-appear bg-night/70" />
        <Dialog.Viewport className="fixed inset-0 z-12 flex overflow-y-auto">
          <Dialog.Popup
            // A sheet may be longer than the window, so reading starts at its heading. In a window-shaped dialog the first field gets the focus.
            initialFocus={shape === 'sheet' ? focusHeading : true}
            className={classNames(
              'in-data-at-table:night bg-surface text-ink shadow-2 relative grid gap-4 p-6',
              shapes[shape],
            )}
          >
            <Dialog.Title ref={heading} tabIndex={-1} className="text-26">
              {title}
            </Dialog.Title>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
