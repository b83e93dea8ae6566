import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'

import { LatestRoll } from '#parts/dice-result/latest-roll.tsx'
import { DiceTray } from '#parts/dice-tray/dice-tray.tsx'
import { closeTray } from '#stores/tray.ts'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'

const sheet = 'inset-x-0 bottom-0 max-h-[calc(100dvh-2rem)] rounded-t-tray'
const aside = 'top-20 right-4 bottom-4 w-94 rounded-tray'

/** The tray on top of a page: a modal sheet at the bottom on phones; elsewhere at the side, while the page stays usable. */
export function TrayWindow() {
  const narrow = useNarrow()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open modal={narrow} disablePointerDismissal={!narrow} onOpenChange={(open) => open || closeTray()}>
      <Dialog.Portal>
        {narrow ? <Dialog.Backdrop className="fixed inset-0 z-10 animate-appear bg-night/70" /> : null}
        <Dialog.Popup
          ref={popup}
          aria-label="Dice Roller"
          initialFocus={popup}
          className={classNames(
            'night shadow-2 fixed z-12 animate-appear overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] outline-none md:p-5',
            narrow ? sheet : aside,
          )}
        >
          <DiceTray onClose={closeTray}>
            <LatestRoll />
          </DiceTray>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
