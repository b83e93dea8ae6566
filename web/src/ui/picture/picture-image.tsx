import { srcSetOf, type Picture } from '@waybook/contract'
import type { SyntheticEvent } from 'react'

interface PictureImageProps {
  readonly picture: Picture
  readonly alt: string
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** Shows the blurred preview, not the browser's broken image, if a picture cannot be loaded, for example without a connection. */
export function previewIfBroken({ blur }: Pick<Picture, 'blur'>) {
  const show = (content: string) => (event: SyntheticEvent<HTMLImageElement>) => {
    event.currentTarget.style.content = content
  }
  return { onError: show(`url(${blur})`), onLoad: show('') }
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
      {...previewIfBroken(picture)}
      style={{ backgroundImage: `url(${picture.blur})` }}
      className={`size-full bg-cover bg-center object-cover ${className ?? ''}`}
    />
  )
}
