import type { Picture } from '@waybook/contract'
import type { ReactNode } from 'react'

import { EnlargeButton } from '#ui/button/enlarge-button.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { PictureImage } from './picture-image.tsx'

export interface PlateProps {
  readonly picture: Picture | null
  /** Empty where the words beside it say the same. */
  readonly alt: string
  /** Stands where there is no picture. */
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
