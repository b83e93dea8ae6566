import { srcSetOf, type Picture } from '@waybook/contract'

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
