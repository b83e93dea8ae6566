import type { EntityCard } from '@waybook/contract'

import { Plate, type PlateProps } from '#ui/picture/plate.tsx'

import { Placeholder } from '../../look/placeholder/placeholder.tsx'

interface EntityImageProps extends Pick<PlateProps, 'sizes' | 'className' | 'onClick' | 'eager'> {
  readonly entity: Pick<EntityCard, 'id' | 'type' | 'image'>
  /** Left empty where the entity's name stands beside it. */
  readonly alt?: string
}

/** An entity's picture, or what stands for it until there is one. */
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
