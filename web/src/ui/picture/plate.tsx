import type { Picture } from '@waybook/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { PictureImage } from './picture-image.tsx'

export interface PlateProps {
  readonly picture: Picture | null
  /** Empty where the words beside it say the same. */
  readonly alt: string
  /** Shown where there is no picture. */
  readonly placeholder?: ReactNode
  /** How wide it is shown, as in the `sizes` of an `img`. */
  readonly sizes: string
  /** What a click does: enlarge it here, open it in a new tab, nothing. */
  readonly onClick?: 'enlarge' | 'new-tab'
  /** Its shape, and where a crop keeps the middle. */
  readonly className?: string
  /** Loads before it is scrolled to. */
  readonly eager?: boolean
}

/** A printed picture: nearly square corners and a neatline inside the edge. */
export function Plate({ picture, alt, placeholder, sizes, onClick, className, eager = false }: PlateProps) {
  const frame = classNames('neatline bg-sunk rounded-plate block overflow-hidden', className)
  if (!picture) return <div className={frame}>{placeholder}</div>
  const image = <PictureImage picture={picture} alt={alt} sizes={sizes} eager={eager} />
  if (onClick === 'enlarge')
    return (
      <EnlargeButton picture={picture} alt={alt} className={frame}>
        {image}
      </EnlargeButton>
    )
  if (onClick === 'new-tab')
    return (
      <a href={picture.originalUrl} target="_blank" rel="noreferrer" className={frame}>
        {image}
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  return <div className={frame}>{image}</div>
}

const Lightbox = lazy(async () => ({ default: (await import('#ui/dialog/lightbox.tsx')).Lightbox }))

interface EnlargeButtonProps {
  readonly picture: Picture
  readonly alt: string
  readonly className: string
  readonly children: ReactNode
}

export function EnlargeButton({ picture, alt, className, children }: EnlargeButtonProps) {
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
        <span className="absolute right-3.5 bottom-3.5 rounded-tag bg-night-1 px-2 py-1 text-12 text-night-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          Click to enlarge
        </span>
      </button>
      <Suspense fallback={null}>
        {open ? <Lightbox picture={picture} alt={alt} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
