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

/** Lies above a roll surface that was opened before it, and below one that is opened over it: all have the same `z-index`. */
export function DialogWindow({ open, onClose, title, children, shape = 'window' }: DialogWindowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useCloseOnBack(open, onClose)
  // Without scrolling, because the sheet is still rising and its heading below the window. `false`: nothing else takes the focus.
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
            // A sheet may be longer than the window. It is read from its top; in a small window the first field comes first.
            initialFocus={shape === 'sheet' ? focusHeading : true}
            className={classNames('bg-surface text-ink shadow-2 grid gap-4 p-6', shapes[shape])}
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
