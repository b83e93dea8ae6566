import type { Entity } from '@waybook/contract'

import { Heading } from '#ui/page/heading.tsx'

interface EntityHeadProps {
  readonly entity: Pick<Entity, 'name' | 'visible'>
  readonly description: string
}

export function EntityHead({ entity: { name, visible }, description }: EntityHeadProps) {
  return (
    <header>
      <Heading className="text-52">{name}</Heading>
      {visible ? null : <p className="mt-1.5 text-14 text-ink-2">Hidden from players</p>}
      {description === '' ? null : (
        <p className="mt-2.5 font-serif text-22 text-pretty text-ink-2 italic">{description}</p>
      )}
    </header>
  )
}
