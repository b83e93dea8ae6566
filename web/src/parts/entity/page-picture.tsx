import type { Entity } from '@waybook/contract'

import { EntityImage } from './entity-image.tsx'
import { PICTURE_SIZES } from './entity-layout.tsx'

interface PagePictureProps {
  readonly entity: Pick<Entity, 'id' | 'name' | 'type' | 'image'>
  readonly alt: string
}

/** An entity's picture at the head of its page, in full on a click. */
export function PagePicture({ entity, alt }: PagePictureProps) {
  return (
    <EntityImage
      entity={entity}
      alt={alt}
      onClick="enlarge"
      eager
      sizes={PICTURE_SIZES}
      className={entity.image ? 'w-full' : 'aspect-[1.6] md:aspect-square'}
    />
  )
}
