import { Dialog } from '@base-ui/react/dialog'
import type { Picture } from '@waybook/contract'

import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { Icon } from '#ui/text/icon.tsx'

interface LightboxProps {
  readonly picture: Picture
  readonly alt: string
  readonly onClose: () => void
}

/** Shows a whole picture in full screen, dark in both schemes. A click next to the picture also closes it. */
export function Lightbox({ picture, alt, onClose }: LightboxProps) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 animate-appear bg-night" />
        <Dialog.Viewport className="fixed inset-0 z-10 grid place-items-center p-3 md:p-6">
          <Dialog.Popup
            aria-label={alt}
            className="grid max-h-full animate-appear justify-items-end gap-3 text-night-ink"
          >
            <Dialog.Close className="flex min-h-hit items-center gap-2 rounded-control border border-night-control bg-night-1 px-4 font-semibold hover:bg-night-2 focus-visible:outline-lamp">
              <Icon name="close" />
              Close
            </Dialog.Close>
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
