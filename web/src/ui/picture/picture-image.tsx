import { THUMBNAIL_PX, thumbnailSizes, type Picture } from '@waybook/contract'

interface PictureImageProps {
  readonly picture: Picture
  readonly alt: string
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** Fills its frame with the smallest sufficient size. Shows a blurred preview until it has loaded. */
export function PictureImage({ picture, alt, sizes, eager = false, className }: PictureImageProps) {
  return (
    <img
      src={picture.thumbnails.medium}
      srcSet={srcSetOf(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: `url(${picture.blur})` }}
      className={`size-full bg-cover bg-center object-cover ${className ?? ''}`}
    />
  )
}

export function srcSetOf(picture: Picture): string {
  return thumbnailSizes.map((size) => `${picture.thumbnails[size]} ${widthOf(picture, THUMBNAIL_PX[size])}w`).join(', ')
}

/** Thumbnail sizes are those of the longer edge, but the browser chooses by width. */
function widthOf({ width, height }: Picture, longerEdgePx: number): number {
  return Math.round(width * Math.min(1, longerEdgePx / Math.max(width, height)))
}
