import type { EntityCard } from '@waybook/contract'

import { descriptionOf } from './description.ts'
import { HiddenMark } from './hidden-mark.tsx'

interface CardDescriptionProps {
  readonly entity: Pick<EntityCard, 'visible' | 'readers' | 'description' | 'properties'>
  readonly className: string
}

/** The description of an entity in a list. It starts with a mark if not all players can see the entity. */
export function CardDescription({ entity, className }: CardDescriptionProps) {
  const description = descriptionOf(entity)
  return (
    <p className={`text-ink-2 ${className}`}>
      <HiddenMark entity={entity} className="font-semibold text-ink" />
      {entity.visible || description === '' ? null : ' · '}
      {description}
    </p>
  )
}
