import type { Picture } from '@waybook/contract'
import { ui } from '@waybook/messages/ui'
import { useState, type ReactNode } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { PictureImage } from './picture-image.tsx'

export interface PlateProps {
  readonly picture: Picture | null
  /** Empty if the text next to the picture says the same. */
  readonly alt: string
  /** Shown if there is no picture. */
  readonly placeholder?: ReactNode
  /** The displayed width, as in the `sizes` of an `img`. */
  readonly sizes: string
  /** The effect of a click: enlarges the picture here or opens it in a new tab. By default, nothing. */
  readonly onClick?: 'enlarge' | 'new-tab'
  /** Buttons above the enlarged picture. */
  readonly tools?: ReactNode
  /** For the shape and the position of the crop. */
  readonly className?: string
  /** Loads the picture before it is scrolled into view. */
  readonly eager?: boolean
}

/** A picture that looks printed: nearly square corners and a thin line inside the edge. */
export function Plate({ picture, alt, placeholder, sizes, onClick, tools, className, eager = false }: PlateProps) {
  const frame = classNames('neatline bg-sunk rounded-plate block overflow-hidden', className)
  if (!picture) return <div className={frame}>{placeholder}</div>
  const image = <PictureImage picture={picture} alt={alt} sizes={sizes} eager={eager} />
  if (onClick === 'enlarge')
    return (
      <EnlargeButton picture={picture} alt={alt} tools={tools} className={frame}>
        {image}
      </EnlargeButton>
    )
  if (onClick === 'new-tab')
    return (
      <a href={picture.originalUrl} target="_blank" rel="noreferrer" className={frame}>
        {image}
        <span className="sr-only">{ui.inNewTab()}</span>
      </a>
    )
  return <div className={frame}>{image}</div>
}

const Lightbox = lazyPart(async () => (await import('#ui/dialog/lightbox.tsx')).Lightbox, {
  InStead: ({ alt, onClose, children }) => (
    <PlainDialog label={alt} onClose={onClose}>
      {children}
    </PlainDialog>
  ),
})

interface EnlargeButtonProps {
  readonly picture: Picture
  readonly alt: string
  readonly tools?: ReactNode
  readonly className: string
  readonly children: ReactNode
}

export function EnlargeButton({ picture, alt, tools, className, children }: EnlargeButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames('group cursor-zoom-in', className)}
      >
        {children}
        <span className="absolute right-3.5 bottom-3.5 rounded-tag bg-night-1 px-2 py-1 text-12 text-night-ink shown-on-hover transition-opacity">
          {ui.enlarge()}
        </span>
      </button>
      {open ? <Lightbox picture={picture} alt={alt} tools={tools} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
