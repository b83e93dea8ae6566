import type { EntityCard } from '@waybook/contract'

import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { Plate, type PlateProps } from '#ui/picture/plate.tsx'

interface EntityImageProps extends Pick<PlateProps, 'sizes' | 'className' | 'onClick' | 'eager'> {
  readonly entity: Pick<EntityCard, 'id' | 'type' | 'image'>
  /** Empty if the entity's name is shown next to it. */
  readonly alt?: string
}

/** An entity's picture, or a placeholder if there is none. */
export function EntityImage({ entity, alt = '', ...plate }: EntityImageProps) {
  const placeholder = <Placeholder type={entity.type} id={entity.id} />
  return (
    <Plate
      picture={entity.image}
      alt={alt}
      placeholder={alt === '' ? <span aria-hidden="true">{placeholder}</span> : placeholder}
      {...plate}
    />
  )
}
