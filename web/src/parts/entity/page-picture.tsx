import type { Entity } from '@waybook/contract'

import { EntityImage } from './entity-image.tsx'
import { isWide, PICTURE_SIZES } from './entity-layout.tsx'

interface PagePictureProps {
  readonly entity: Pick<Entity, 'id' | 'name' | 'type' | 'image'>
  readonly alt: string
}

/** An entity's picture at the head of its page, in full on a click. Over the prose it leaves room for the name above the fold. */
export function PagePicture({ entity, alt }: PagePictureProps) {
  const wide = isWide(entity.image)
  const shape = wide ? 'w-full lg:aspect-2/1 print:aspect-auto' : 'w-full'
  return (
    <EntityImage
      entity={entity}
      alt={alt}
      onClick="enlarge"
      eager
      sizes={PICTURE_SIZES[wide ? 'wide' : 'tall']}
      className={entity.image ? shape : 'aspect-[1.6] md:aspect-square'}
    />
  )
}
