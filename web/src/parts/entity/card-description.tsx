import type { EntityCard } from '@waybook/contract'

import { descriptionOf } from './description.ts'

interface CardDescriptionProps {
  readonly entity: Pick<EntityCard, 'visible' | 'description' | 'properties'>
  readonly className: string
}

/** The description of an entity in a list. For a game master it begins with whether players cannot see the entity. */
export function CardDescription({ entity, className }: CardDescriptionProps) {
  const description = descriptionOf(entity)
  return (
    <p className={`text-ink-2 ${className}`}>
      {entity.visible ? null : <span className="font-semibold text-ink">Hidden from players</span>}
      {entity.visible || description === '' ? null : ' · '}
      {description}
    </p>
  )
}
