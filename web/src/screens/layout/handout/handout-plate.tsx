import { Dialog } from '@base-ui/react/dialog'
import type { Handout, Picture } from '@waybook/contract'
import { handoutPlate } from '@waybook/messages/handoutPlate'
import { useRef } from 'react'

import { closeHandout, showHandoutAgain } from '#stores/closed-handout.ts'
import { showNotice } from '#stores/notice.ts'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { useNarrowerThan } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

export interface HandoutPlateProps {
  readonly handout: Handout
}

/** A picture or a text that fills the window, dark in both color schemes. Pinching zooms, as on any page. */
export function HandoutPlate({ handout: { id, title, picture, text } }: HandoutPlateProps) {
  const close = useRef<HTMLButtonElement>(null)
  const leave = () => {
    closeHandout(id)
    showNotice({ text: handoutPlate.closed(), action: { label: handoutPlate.showAgain(), run: showHandoutAgain } })
  }
  useCloseOnBack(true, leave)
  const isBeside = picture !== null && picture.width < 1.5 * picture.height
  return (
    <Dialog.Root open onOpenChange={(open) => open || leave()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-12 animate-appear bg-night" />
        <Dialog.Viewport className="fixed inset-0 z-12 grid overflow-y-auto px-3 py-17 md:px-6 print:hidden">
          <Dialog.Popup
            initialFocus={close}
            className="m-auto grid animate-appear justify-items-center gap-4 night outline-none [background:none]! md:gap-6"
          >
            <Dialog.Close ref={close} className="fixed top-3 right-3 z-1 night-button md:top-6 md:right-6">
              <Icon name="close" />
              {handoutPlate.close()}
            </Dialog.Close>
            <div
              className={classNames(
                'grid items-center justify-items-center gap-4 md:gap-x-12',
                isBeside && 'lg:grid-cols-[auto_minmax(0,24rem)] lg:justify-items-start',
              )}
            >
              {picture ? <WholePicture picture={picture} title={title} isBeside={isBeside} /> : null}
              <Dialog.Title
                className={classNames(
                  'text-26 text-balance break-words md:text-36',
                  !isBeside && 'text-center',
                  isBeside && 'max-lg:text-center lg:text-52',
                )}
              >
                {title}
              </Dialog.Title>
              {text === null ? null : (
                <div className="w-full max-w-measure border-y border-night-control py-5 [&_.prose]:text-20 [&_.prose]:leading-8">
                  <RichText html={text} />
                </div>
              )}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface WholePictureProps {
  readonly picture: Picture
  readonly title: string
  /** Whether the title is beside it in a wide window. */
  readonly isBeside: boolean
}

function WholePicture({ picture: { originalUrl, blur, width, height }, title, isBeside }: WholePictureProps) {
  const isWide = !useNarrowerThan('lg')
  // As large as the window allows, regardless of the picture's own size.
  const room = isBeside && isWide ? '100vw - 32rem, (100dvh - 9rem)' : '100vw - 1.5rem, (100dvh - 12rem)'
  return (
    <div className="neatline overflow-hidden rounded-plate shadow-2">
      <img
        src={originalUrl}
        alt={title}
        width={width}
        height={height}
        style={{ width: `min(${room} * ${width / height})`, backgroundImage: `url(${blur})` }}
        className="h-auto max-w-none bg-cover"
      />
    </div>
  )
}
