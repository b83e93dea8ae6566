import type { EntityCard } from '@waybook/contract'

import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { Plate, type PlateProps } from '#ui/picture/plate.tsx'

import { ShowToPlayers } from './handout/show-to-players.tsx'

interface EntityImageProps extends Pick<PlateProps, 'sizes' | 'className' | 'onClick' | 'eager'> {
  readonly entity: Pick<EntityCard, 'id' | 'type' | 'image'> & Partial<Pick<EntityCard, 'name'>>
  /** Empty if the entity's name is shown next to it. */
  readonly alt?: string
}

/** An entity's picture, or a placeholder if there is none. */
export function EntityImage({ entity, alt = '', ...plate }: EntityImageProps) {
  const placeholder = <Placeholder type={entity.type} id={entity.id} />
  const tools =
    plate.onClick === 'enlarge' ? (
      <ShowToPlayers size="normal" shown={{ entityId: entity.id, name: entity.name ?? alt, what: 'picture' }} />
    ) : null
  return (
    <Plate
      tools={tools}
      picture={entity.image}
      alt={alt}
      placeholder={alt === '' ? <span aria-hidden="true">{placeholder}</span> : placeholder}
      {...plate}
    />
  )
}
