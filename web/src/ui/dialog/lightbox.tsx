import { Dialog } from '@base-ui/react/dialog'
import type { Picture } from '@waybook/contract'
import { ui } from '@waybook/messages/ui'
import { useRef, type ReactNode } from 'react'

import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { Icon } from '#ui/text/icon.tsx'

interface LightboxProps {
  readonly picture: Picture
  readonly alt: string
  /** Further buttons. */
  readonly tools?: ReactNode
  readonly onClose: () => void
}

/**
 * Shows a whole picture in full screen, dark in both schemes, and links to it in a new tab for zooming. A click next to the picture also closes it.
 */
export function Lightbox({ picture, alt, tools, onClose }: LightboxProps) {
  useCloseOnBack(true, onClose)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-12 animate-appear bg-night" />
        <Dialog.Viewport className="fixed inset-0 z-12 grid place-items-center p-3 md:p-6">
          <Dialog.Popup
            aria-label={alt}
            initialFocus={close}
            className="grid max-h-full animate-appear justify-items-end gap-3 night [background:none]!"
          >
            <div className="flex flex-wrap items-center justify-end gap-3">
              {tools}
              <a href={picture.originalUrl} target="_blank" rel="noreferrer" className="night-button">
                <Icon name="new-tab" />
                {ui.openInNewTab()}
              </a>
              <Dialog.Close ref={close} className="night-button">
                <Icon name="close" />
                {ui.close()}
              </Dialog.Close>
            </div>
            <img
              src={picture.originalUrl}
              alt={alt}
              width={picture.width}
              height={picture.height}
              style={{ width: widthBeside(picture), backgroundImage: `url(${picture.blur})` }}
              className="h-auto rounded-plate bg-cover"
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The largest width at which the picture fits the window below the button, regardless of its own size. */
function widthBeside({ width, height }: Picture): string {
  return `min(100vw - 1.5rem, (100dvh - 7rem) * ${width / height})`
}
