import { Dialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { usePullDown } from '#ui/dialog/use-pull-down.ts'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'

const sheet =
  'inset-x-0 bottom-0 max-h-[calc(100dvh-5rem)] low:max-h-[calc(100dvh-1rem)] animate-rise rounded-t-tray pb-[env(safe-area-inset-bottom)]'
const aside =
  'top-20 right-4 max-h-[calc(100dvh-6rem)] low:top-4 low:max-h-[calc(100dvh-2rem)] w-88 animate-appear rounded-tray pt-5 xl:w-94'

interface SurfaceWindowProps {
  readonly label: string
  readonly onClose: () => void
  /** The element that takes the focus, by default the window. */
  readonly focusRef?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Makes room beside the page. */
function useRoomBeside(isBeside: boolean): void {
  useLayoutEffect(() => {
    if (!isBeside) return
    document.documentElement.dataset['beside'] = ''
    return () => {
      delete document.documentElement.dataset['beside']
    }
  }, [isBeside])
}

/** A surface with a roll: a modal sheet at the bottom on phones, elsewhere a column beside the page, which makes room and stays usable. */
export function SurfaceWindow({ label, onClose, focusRef, children }: SurfaceWindowProps) {
  const narrow = useNarrow()
  const popup = useRef<HTMLDivElement>(null)
  useCloseOnBack(true, onClose)
  useRoomBeside(!narrow)
  const pullDown = usePullDown(popup, onClose)
  return (
    <Dialog.Root open modal={narrow} disablePointerDismissal={!narrow} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {narrow ? <Dialog.Backdrop className="fixed inset-0 z-10 animate-appear bg-night/70" /> : null}
        <Dialog.Popup
          ref={popup}
          aria-label={label}
          initialFocus={() => focusRef?.current ?? popup.current}
          className={classNames(
            'fixed z-12 flex flex-col overflow-hidden night shadow-2 outline-none',
            narrow ? sheet : aside,
          )}
        >
          {narrow ? (
            <div {...pullDown} className="grid h-6 shrink-0 cursor-grab touch-none place-items-center">
              <span className="h-1 w-11 rounded-round bg-control" />
            </div>
          ) : null}
          <div className="min-h-0 scroll-pt-2 scroll-pb-24 overflow-y-auto overscroll-contain px-4 md:px-5 low:scroll-pb-2">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
