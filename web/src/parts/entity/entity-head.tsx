import type { Entity } from '@waybook/contract'

import { Heading } from '#ui/page/heading.tsx'

import { descriptionOf } from './description.ts'

interface EntityHeadProps {
  readonly entity: Pick<Entity, 'name' | 'visible' | 'description' | 'properties'>
  readonly description: string
}

export function EntityHead({ entity, description }: EntityHeadProps) {
  const { name, visible } = entity
  return (
    <header>
      <Heading about={descriptionOf(entity)} className="text-52">
        {name}
      </Heading>
      {visible ? null : <p className="mt-1.5 text-14 text-ink-2">Hidden from players</p>}
      {description === '' ? null : (
        <p className="mt-2.5 font-serif text-22 text-pretty text-ink-2 italic">{description}</p>
      )}
    </header>
  )
}
